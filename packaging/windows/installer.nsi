; The installer for Windows: for the person who runs it, without an administrator. "/S" asks nothing and shows nothing,
; here and in the uninstaller. installer.py writes what is included as CONTENTS: names, sentences, the files, and the
; entries of the registry.
Unicode true
Target amd64-unicode
ManifestDPIAware true
SetCompressor /SOLID lzma
SetCompressorDictSize 64 ; so large that what both programs hold is packed once
SetDateSave off ; the same files make the same installer
RequestExecutionLevel user

!include MUI2.nsh
!include FileFunc.nsh
!include LogicLib.nsh
!include Sections.nsh
!include "${CONTENTS}"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${WINDOW}"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_COMPONENTS
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE English ; for all whose language is not here
!insertmacro MUI_LANGUAGE Arabic
!insertmacro MUI_LANGUAGE Bulgarian
!insertmacro MUI_LANGUAGE Croatian
!insertmacro MUI_LANGUAGE French
!insertmacro MUI_LANGUAGE Greek
!insertmacro Names

Name "${NAME}"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "${UNINSTALL}" InstallLocation
BrandingText " "
VIProductVersion "${VERSION4}"
VIAddVersionKey /LANG=0 ProductName "${NAME}"
VIAddVersionKey /LANG=0 ProductVersion "${VERSION}"
VIAddVersionKey /LANG=0 FileDescription "${NAME}"
VIAddVersionKey /LANG=0 FileVersion "${VERSION}"
VIAddVersionKey /LANG=0 LegalCopyright "GPL-3.0-or-later"

LangString RUNNING ${LANG_ENGLISH} "${NAME} is running. Close its windows, then start this program again."
LangString RUNNING ${LANG_ARABIC} "${NAME} مفتوح. أغلق نوافذه، ثم شغّل هذا البرنامج من جديد."
LangString RUNNING ${LANG_BULGARIAN} "${NAME} работи. Затвори прозорците му и стартирай тази програма отново."
LangString RUNNING ${LANG_CROATIAN} "${NAME} je pokrenut. Zatvori njegove prozore, pa ponovno pokreni ovaj program."
LangString RUNNING ${LANG_FRENCH} "${NAME} est ouvert. Fermez ses fenêtres, puis relancez ce programme."
LangString RUNNING ${LANG_GREEK} "Το ${NAME} είναι ανοιχτό. Κλείστε τα παράθυρά του και ξεκινήστε πάλι αυτό το πρόγραμμα."
LangString THE_PROGRAM ${LANG_ENGLISH} "The program"
LangString THE_PROGRAM ${LANG_ARABIC} "البرنامج"
LangString THE_PROGRAM ${LANG_BULGARIAN} "Програмата"
LangString THE_PROGRAM ${LANG_CROATIAN} "Program"
LangString THE_PROGRAM ${LANG_FRENCH} "Le programme"
LangString THE_PROGRAM ${LANG_GREEK} "Το πρόγραμμα"
LangString THE_GAMES ${LANG_ENGLISH} "Your matches, games, settings and statistics"
LangString THE_GAMES ${LANG_ARABIC} "صكاتك وألعابك وإعداداتك وإحصائياتك"
LangString THE_GAMES ${LANG_BULGARIAN} "Твоите партии, игри, настройки и статистика"
LangString THE_GAMES ${LANG_CROATIAN} "Tvoje partije, igre, postavke i statistika"
LangString THE_GAMES ${LANG_FRENCH} "Vos parties, jeux, réglages et statistiques"
LangString THE_GAMES ${LANG_GREEK} "Οι παρτίδες, τα παιχνίδια, οι ρυθμίσεις και τα στατιστικά σας"

; Windows lets nobody write to a program that runs.
!macro StopIfRunning
  ${If} ${FileExists} "$INSTDIR\${WINDOW}"
    ClearErrors
    FileOpen $0 "$INSTDIR\${WINDOW}" a
    ${If} ${Errors}
      MessageBox MB_OK|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDOK
      SetErrorLevel 2
      Quit
    ${EndIf}
    FileClose $0
  ${EndIf}
!macroend

; An extension belongs to all programs: ours is offered for it, and taken if there is no other.
!macro Claim EXTENSION KEY
  WriteRegStr HKCU "Software\Classes\${EXTENSION}\OpenWithProgids" "${KEY}" ""
  ReadRegStr $0 HKCU "Software\Classes\${EXTENSION}" ""
  ${If} $0 == ""
    WriteRegStr HKCU "Software\Classes\${EXTENSION}" "" "${KEY}"
  ${EndIf}
!macroend

!macro Disclaim EXTENSION KEY
  DeleteRegValue HKCU "Software\Classes\${EXTENSION}\OpenWithProgids" "${KEY}"
  DeleteRegKey /ifempty HKCU "Software\Classes\${EXTENSION}\OpenWithProgids"
  ReadRegStr $0 HKCU "Software\Classes\${EXTENSION}" ""
  ${If} $0 == "${KEY}"
    DeleteRegValue HKCU "Software\Classes\${EXTENSION}" ""
  ${EndIf}
  DeleteRegKey /ifempty HKCU "Software\Classes\${EXTENSION}"
!macroend

; Without this Windows shows new file types, and their icons, only after the next start.
!macro TellWindows
  System::Call "shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)"
!macroend

Section
  SetShellVarContext current
  ${If} ${FileExists} "$INSTDIR\uninstall.exe" ; another version may have other files
    ExecWait '"$INSTDIR\uninstall.exe" /S _?=$INSTDIR'
  ${EndIf}
  !insertmacro InstallFiles
  SetOutPath "$INSTDIR" ; the folder in which the shortcut starts the program
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\${WINDOW}"
  !insertmacro Register
  !insertmacro TellWindows
SectionEnd

Section "un.$(THE_PROGRAM)"
  SectionIn RO
  SetShellVarContext current
  !insertmacro Unregister
  Delete "$SMPROGRAMS\${NAME}.lnk"
  !insertmacro RemoveFiles
  Delete "$INSTDIR\uninstall.exe"
  SetOutPath "$TEMP" ; Windows removes no folder that a program is in
  RMDir "$INSTDIR"
  !insertmacro TellWindows
SectionEnd

Section /o "un.$(THE_GAMES)" GAMES
  SetShellVarContext current
  RMDir /r "$LOCALAPPDATA\${PROFILE}"
SectionEnd


Function .onInit
  !insertmacro StopIfRunning
FunctionEnd

; "/DELETEGAMES" asks for what the box asks for.
Function un.onInit
  !insertmacro StopIfRunning
  ${GetParameters} $R0
  ClearErrors
  ${GetOptions} $R0 "/DELETEGAMES" $R1
  ${IfNot} ${Errors}
    !insertmacro SelectSection ${GAMES}
  ${EndIf}
FunctionEnd
