"""Write dist/tabletop.cdx.json, the bill of materials of the build: `python packaging/bill.py`.

The Python packages with their hashes are listed by CycloneDX's own tool, from the pins; the rest is
what the build has kept of itself. The whole is checked against the schema and against the files.
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
    """A licence as CycloneDX writes it: by its id, as an expression, or by a name of its own."""
    if is_supported_id(licence):
        return [{"license": {"id": licence}}]
    if is_expression(licence):
        return [{"expression": licence}]
    return [{"license": {"name": licence}}]


def main() -> int:
    """Write the bill; returns 1 if it is not valid or not true."""
    command = [sys.executable, *TOOL, str(ROOT / "packaging" / "requirements.txt")]
    made = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
    bill.fill(made, bill.kept(PARTS), FOLDER, licences)
    written = json.dumps(made, indent=1, ensure_ascii=False) + "\n"
    invalid = JsonStrictValidator(SchemaVersion.V1_6).validate_str(written)
    if invalid is not None:
        print(f"The bill of materials is not valid: {invalid}", file=sys.stderr)
        return 1
    wrong = bill.differing(made, FOLDER)
    if wrong:
        print("\n".join(wrong), file=sys.stderr)
        return 1
    BILL.write_text(written, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
