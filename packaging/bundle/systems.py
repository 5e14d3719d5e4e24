"""What Windows and macOS are told about the program: versions, and the file types it opens."""

SAVE = "io.github.tabletop.save"
PACK = "io.github.tabletop.pack"
KINDS = {
    SAVE: ("Tabletop game", "tabletop", "public.json"),
    PACK: ("Tabletop pack of cards", "tabletop-pack", "public.zip-archive"),
}
"""Each file type with its name, ending, and parent type."""

ENGLISH, UNICODE = 0x0409, 0x04B0


def windows_version(version: str) -> str:
    """The version resource of the program file, in PyInstaller's form.

    It has four numbers: missing parts are 0, and non-numeric parts are left out.
    """
    parts = [int(part) for part in version.split(".") if part.isdigit()]
    numbers = tuple([*parts, 0, 0, 0, 0][:4])
    words = {
        "CompanyName": "The Tabletop authors",
        "FileDescription": "Tabletop",
        "FileVersion": version,
        "InternalName": "tabletop",
        "LegalCopyright": "MIT License",
        "OriginalFilename": "tabletop.exe",
        "ProductName": "Tabletop",
        "ProductVersion": version,
    }
    told = ", ".join(f"StringStruct({name!r}, {word!r})" for name, word in words.items())
    return (
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, "
        "flags=0, OS=0x40004, fileType=1, subtype=0, date=(0, 0)), kids=["
        f"StringFileInfo([StringTable('{ENGLISH:04X}{UNICODE:04X}', [{told}])]), "
        f"VarFileInfo([VarStruct('Translation', [{ENGLISH}, {UNICODE}])])])\n"
    )


def macos_plist(version: str) -> dict[str, object]:
    """Additions to Info.plist: the file types that the program owns and opens."""
    documents = [
        {
            "CFBundleTypeName": name,
            "CFBundleTypeRole": "Editor" if kind == SAVE else "Viewer",
            "LSItemContentTypes": [kind],
            "LSHandlerRank": "Owner",
        }
        for kind, (name, _, _) in KINDS.items()
    ]
    exported = [
        {
            "UTTypeIdentifier": kind,
            "UTTypeDescription": name,
            "UTTypeConformsTo": [parent],
            "UTTypeTagSpecification": {"public.filename-extension": [ending]},
        }
        for kind, (name, ending, parent) in KINDS.items()
    ]
    return {
        "CFBundleShortVersionString": version,
        "CFBundleDocumentTypes": documents,
        "UTExportedTypeDeclarations": exported,
        "LSApplicationCategoryType": "public.app-category.card-games",
        "NSHighResolutionCapable": True,
    }
