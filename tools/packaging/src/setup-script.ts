/** With it, and silently, the setup opens the app at its end; the app uses it when it updates itself. */
const restartOption = '/RESTART'

export type SetupFacts = {
  name: string
  company: string
  website: string
  /** Three numbers. */
  version: string
  /** Files beside the script, by the name that they get. */
  program: string
  icon: string
  papers: readonly string[]
  /** The file beside the setup that says which service has published it; without it the person is warned. */
  stamp: string
  output: string
}

/**
 * The script for NSIS: installs for the person alone and asks for no administrator, with a shortcut, an entry among the
 * installed apps and, when chosen, a start with Windows. Uninstalling leaves journal and settings: they are the person's.
 * Throws a RangeError on a fact that NSIS would read as a command.
 */
export function setupScript({ papers, ...facts }: SetupFacts): string {
  for (const fact of [...Object.values(facts), ...papers]) {
    if (/["$`\r\n]/u.test(fact)) throw new RangeError(`This cannot stand in a setup script: ${fact}`)
  }
  const { name, company, website, version, program, icon, stamp, output } = facts
  const key = `Software\\Microsoft\\Windows\\CurrentVersion\\Uninstall\\${name}`
  const entry = (field: string, value: string) => `  WriteRegStr HKCU "${key}" "${field}" ${value}`
  return [
    'Unicode true',
    '!include "FileFunc.nsh"',
    'Target amd64-unicode',
    'SetCompressor /SOLID lzma',
    // The same files must make the same setup on any day.
    'SetDateSave off',
    'RequestExecutionLevel user',
    'ManifestDPIAware true',
    `Name "${name}"`,
    `BrandingText "${company}"`,
    `OutFile "${output}"`,
    `Icon "${icon}"`,
    `UninstallIcon "${icon}"`,
    `InstallDir "$LOCALAPPDATA\\Programs\\${name}"`,
    `VIProductVersion "${version}.0"`,
    `VIAddVersionKey "ProductName" "${name}"`,
    `VIAddVersionKey "CompanyName" "${company}"`,
    `VIAddVersionKey "FileDescription" "${name} Setup"`,
    `VIAddVersionKey "FileVersion" "${version}"`,
    `VIAddVersionKey "LegalCopyright" "${company}"`,
    'Page components',
    'Page directory',
    'Page instfiles',
    'UninstPage uninstConfirm',
    'UninstPage instfiles',
    'Function .onInit',
    `  IfFileExists "$EXEDIR\\${stamp}" whole`,
    `  MessageBox MB_OKCANCEL|MB_ICONEXCLAMATION "Extract the whole ZIP file into a folder, then start the setup there. Without the other files the app asks for the address of the service. Go on without them?" /SD IDOK IDOK whole`,
    '  Abort',
    '  whole:',
    'FunctionEnd',
    `Section "${name}"`,
    '  SectionIn RO',
    ...waitFor(program),
    '  SetOutPath "$INSTDIR"',
    `  File "${program}"`,
    ...papers.map((paper) => `  File "${paper}"`),
    // The stamp of the site that this setup comes from; it replaces that of an earlier setup.
    `  IfFileExists "$EXEDIR\\${stamp}" 0 +3`,
    `  Delete "$INSTDIR\\${stamp}"`,
    `  CopyFiles /SILENT "$EXEDIR\\${stamp}" "$INSTDIR\\${stamp}"`,
    shortcutTo('$SMPROGRAMS', { name, program }),
    `  WriteUninstaller "$INSTDIR\\Uninstall.exe"`,
    entry('DisplayName', `"${name}"`),
    entry('DisplayVersion', `"${version}"`),
    entry('Publisher', `"${company}"`),
    entry('URLInfoAbout', `"${website}"`),
    entry('DisplayIcon', `"$INSTDIR\\${program}"`),
    entry('UninstallString', `'"$INSTDIR\\Uninstall.exe"'`),
    `  WriteRegDWORD HKCU "${key}" "NoModify" 1`,
    `  WriteRegDWORD HKCU "${key}" "NoRepair" 1`,
    'SectionEnd',
    // Off until it is chosen.
    'Section /o "Start with Windows"',
    shortcutTo('$SMSTARTUP', { name, program }),
    'SectionEnd',
    ...openAtTheEnd(program),
    ...uninstallSection({ ...facts, papers }, key),
    '',
  ].join('\r\n')
}

/** A running program cannot be replaced: half a minute is time for it to end after an update was asked for. */
function waitFor(program: string): string[] {
  return [
    '  StrCpy $R2 0',
    '  wait:',
    `  IfFileExists "$INSTDIR\\${program}" 0 ended`,
    '  ClearErrors',
    `  FileOpen $R3 "$INSTDIR\\${program}" a`,
    '  IfErrors 0 closed',
    '  IntOp $R2 $R2 + 1',
    '  IntCmp $R2 60 ended',
    '  Sleep 500',
    '  Goto wait',
    '  closed:',
    '  FileClose $R3',
    '  ended:',
  ]
}

/** A person who installs sees the app at the end; a silent setup only opens it when the app has asked for that. */
function openAtTheEnd(program: string): string[] {
  return [
    'Function .onInstSuccess',
    '  IfSilent 0 start',
    '  ${GetParameters} $R0',
    '  ClearErrors',
    `  \${GetOptions} $R0 "${restartOption}" $R1`,
    '  IfErrors done',
    '  start:',
    `  Exec '"$INSTDIR\\${program}"'`,
    '  done:',
    'FunctionEnd',
  ]
}

/** It names the data folder, so that every way of starting the app uses the same data. */
function shortcutTo(folder: string, { name, program }: Pick<SetupFacts, 'name' | 'program'>): string {
  const start = `"$INSTDIR\\${program}" '--data "$LOCALAPPDATA\\${name}"'`
  return `  CreateShortcut "${folder}\\${name}.lnk" ${start}`
}

/** Journal and settings belong to the person, so only what the setup has put there is removed. */
function uninstallSection({ name, program, papers, stamp }: SetupFacts, key: string): string[] {
  return [
    'Section "Uninstall"',
    ...[program, ...papers, stamp, 'Uninstall.exe'].map((file) => `  Delete "$INSTDIR\\${file}"`),
    '  RMDir "$INSTDIR"',
    `  Delete "$SMPROGRAMS\\${name}.lnk"`,
    `  Delete "$SMSTARTUP\\${name}.lnk"`,
    // The entry that the app's switch has written.
    `  DeleteRegValue HKCU "Software\\Microsoft\\Windows\\CurrentVersion\\Run" "${name}"`,
    `  DeleteRegKey HKCU "${key}"`,
    'SectionEnd',
  ]
}
