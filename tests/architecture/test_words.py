"""Words reach Qt by `ui/base/safe_text.py` alone: strangers' words are neither HTML nor keys."""

import ast
from collections.abc import Iterator

from tests.architecture.sources import ROOT, nodes, parsed, sources

DOOR = "ui/base/safe_text.py"

SETTERS = {
    "setToolTip",
    "setStatusTip",
    "setWhatsThis",
    "setHtml",
    "insertHtml",
    "appendHtml",
    "setTextFormat",
    "addMenu",
    "addAction",
    "insertAction",
    "addButton",
}
"""What nobody else calls."""

TEMPLATES = {"setTextFormat": "ui/windows/messages.py"}
"""Who says by such a call that words are plain."""

KINDS = {
    "QLabel",
    "QPushButton",
    "QToolButton",
    "QCheckBox",
    "QRadioButton",
    "QGroupBox",
    "QCommandLinkButton",
    "QToolTip",
    "QToolBox",
    "Rich",
}
"""What nobody else makes or derives from."""

KEYWORDS = {"toolTip", "statusTip", "whatsThis", "textFormat", "html"}

GUESSING = {
    "addTab": 1,
    "insertTab": 2,
    "setTabText": 1,
    "QAction": 0,
    "setLabelText": 0,
    "setTitle": 0,
    "getText": 2,
    "getInt": 2,
    "getItem": 2,
    "getMultiLineText": 2,
}
"""What takes words at this place of its arguments, and looks itself what they are: they are our
own, letter by letter, or were made harmless by `caption` or `literal`."""


def offences(tree: ast.Module) -> Iterator[str]:
    """Each way past the door in *tree*."""
    for node in nodes(tree):
        if isinstance(node, ast.ClassDef):
            bases = {ast.unparse(base) for base in node.bases}
            yield from (f"{node.lineno}: derives from {name}" for name in sorted(bases & KINDS))
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else ast.unparse(node.func)
        whole = ast.unparse(node.func)
        if whole.startswith(("QMessageBox.", "QToolTip.")) and name[0].islower():
            yield f"{node.lineno}: {whole}"
        if name in SETTERS or (name in KINDS and not (name == "Rich" and not node.args)):
            yield f"{node.lineno}: {name}"
        if {arg.arg for arg in node.keywords} & KEYWORDS:
            yield f"{node.lineno}: {name} with a keyword"
        place = GUESSING.get(name, len(node.args))
        if not all(_is_harmless(words) for words in node.args[place : place + 1]):
            yield f"{node.lineno}: {name} of words that may be anybody's"
        roles = [number for number, arg in enumerate(node.args) if _is_role(arg)]
        if any(not _is_harmless(node.args[number - 1]) for number in roles):
            yield f"{node.lineno}: {name} of words that may be anybody's, as a tip"
        if name == "rich" and not isinstance(node.args[0], ast.Constant):
            yield f"{node.lineno}: rich text in a form that is not written there"


def _is_harmless(words: ast.expr) -> bool:
    if isinstance(words, ast.Call):
        return ast.unparse(words.func) in ("caption", "literal")
    return isinstance(words, ast.Constant)


def _is_role(arg: ast.expr) -> bool:
    return ast.unparse(arg).endswith(("ToolTipRole", "StatusTipRole", "WhatsThisRole"))


def test_each_way_past_the_door_is_noticed() -> None:
    bad = (
        "w.setToolTip(name)",
        "QLabel(name)",
        "class A(QPushButton): pass",
        "menu.addAction(name)",
        "tabs.addTab(page, name)",
        "QInputDialog.getText(w, 'x', f'{name}?')",
        "page.setHtml(name)",
        "QWidget(toolTip=name)",
        "rich(f'<b>{name}</b>')",
        "Rich(name)",
        "QAction(name, w)",
        "box.setItemData(1, name, Qt.ItemDataRole.ToolTipRole)",
        "QMessageBox.about(w, 'x', name)",
        "button.setTextFormat(x)",
        "QToolTip.showText(at, name)",
    )
    assert [words for words in bad if not list(offences(ast.parse(words)))] == []
    good = "tabs.addTab(page, caption(name))\nrich('<b>{}</b>', name)\nRich()\nmenu.addActions([a])"
    assert list(offences(ast.parse(good))) == []


def test_words_reach_qt_in_one_way() -> None:
    found = []
    for path in sources("ui"):
        where = path.relative_to(ROOT).as_posix()
        if where != DOOR:
            allowed = {name for name, file in TEMPLATES.items() if file == where}
            found += [
                f"{where}:{each}"
                for each in offences(parsed(path))
                if each.partition(": ")[2] not in allowed
            ]
    assert found == []
