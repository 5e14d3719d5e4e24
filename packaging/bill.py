"""Write dist/tabletop.cdx.json, the bill of materials of the build: `python packaging/bill.py`.

CycloneDX's own tool lists the Python packages with their hashes, from the pins; the build has
recorded the rest. The result is checked against the schema and against the files.
"""

import json
import subprocess
import sys
from pathlib import Path

from bundle import bill
from cyclonedx.schema import SchemaVersion
from cyclonedx.spdx import is_expression, is_supported_id
from cyclonedx.validation.json import JsonStrictValidator

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "dist" / "tabletop"
PARTS = ROOT / "build" / "parts.json"
BILL = ROOT / "dist" / "tabletop.cdx.json"
TOOL = ["-m", "cyclonedx_py", "requirements", "--output-reproducible", "--short-PURLs"]


def licences(licence: str) -> list[bill.Node]:
    """A licence in CycloneDX's form: an id, an expression, or a name."""
    if is_supported_id(licence):
        return [{"license": {"id": licence}}]
    if is_expression(licence):
        return [{"expression": licence}]
    return [{"license": {"name": licence}}]


def main() -> int:
    """Write the bill. Returns 1 if it is invalid or does not match the files."""
    command = [sys.executable, *TOOL, str(ROOT / "packaging" / "requirements.txt")]
    made = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
    bill.fill(made, bill.kept(PARTS), FOLDER, licences)
    written = json.dumps(made, indent=1, ensure_ascii=False) + "\n"
    invalid = JsonStrictValidator(SchemaVersion.V1_6).validate_str(written)
    if invalid is not None:
        print(f"The bill of materials is invalid: {invalid}", file=sys.stderr)
        return 1
    wrong = bill.differing(made, FOLDER)
    if wrong:
        print("\n".join(wrong), file=sys.stderr)
        return 1
    BILL.write_text(written, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
