import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type SetupFacts, setupScript } from './setup-script.ts'

const facts: SetupFacts = {
  name: 'Trader',
  company: 'Company LLC',
  website: 'https://example.com',
  version: '1.2.3',
  program: 'Trader.exe',
  icon: 'trader.ico',
  papers: ['README.txt'],
  stamp: 'service.json',
  output: 'Trader Setup.exe',
}
/** The smallest icon: one pixel of one colour. */
const icon = Buffer.from(
  '00000100010001010000010020003000000016000000280000000100000002000000010020000000000004000000000000000000000000000000000000000000ff0000000000',
  'hex',
)
const hasNsis = spawnSync('makensis', ['-VERSION']).status === 0

test('what is installed is removed again, and nothing else', () => {
  const lines = setupScript(facts).split('\r\n')
  const uninstall = lines.slice(lines.indexOf('Section "Uninstall"'))
  const removed = uninstall.flatMap((line) => /Delete "\$INSTDIR\\([^"]+)"/u.exec(line)?.[1] ?? [])

  expect(removed).toEqual(['Trader.exe', 'README.txt', 'service.json', 'Uninstall.exe'])
  expect(uninstall.some((line) => line.includes('/r'))).toBe(false)
  expect(uninstall).toContain('  DeleteRegValue HKCU "Software\\Microsoft\\Windows\\CurrentVersion\\Run" "Trader"')
})

test('the stamp beside the setup is installed, and without it the person is warned first', () => {
  const script = setupScript(facts)

  expect(script).toContain('CopyFiles /SILENT "$EXEDIR\\service.json" "$INSTDIR\\service.json"')
  expect(script).toMatch(/IfFileExists "\$EXEDIR\\service\.json" whole\r\n {2}MessageBox .*IDOK whole\r\n {2}Abort/u)
})

test('an update waits until the app has ended, and opens it again only when the app has asked for that', () => {
  const lines = setupScript(facts).split('\r\n')
  const wait = lines.indexOf('  FileOpen $R3 "$INSTDIR\\Trader.exe" a')
  const start = lines.slice(lines.indexOf('Function .onInstSuccess'))

  expect(wait).toBeGreaterThan(-1)
  expect(wait).toBeLessThan(lines.indexOf('  File "Trader.exe"'))
  expect(start.slice(0, 9)).toEqual([
    'Function .onInstSuccess',
    '  IfSilent 0 start',
    '  ${GetParameters} $R0',
    '  ClearErrors',
    '  ${GetOptions} $R0 "/RESTART" $R1',
    '  IfErrors done',
    '  start:',
    `  Exec '"$INSTDIR\\Trader.exe"'`,
    '  done:',
  ])
})

test('it asks for no administrator and starts with Windows only when that is chosen', () => {
  expect(setupScript(facts)).toContain('RequestExecutionLevel user')
  expect(setupScript(facts)).toContain('Section /o "Start with Windows"')
})

test('each way of starting names the same data folder, whatever the current one is', () => {
  const shortcuts = setupScript(facts)
    .split('\r\n')
    .filter((line) => line.includes('CreateShortcut'))

  expect(shortcuts).toEqual([
    `  CreateShortcut "$SMPROGRAMS\\Trader.lnk" "$INSTDIR\\Trader.exe" '--data "$LOCALAPPDATA\\Trader"'`,
    `  CreateShortcut "$SMSTARTUP\\Trader.lnk" "$INSTDIR\\Trader.exe" '--data "$LOCALAPPDATA\\Trader"'`,
  ])
})

test.each(['a"b', 'a$b', 'a`b', 'a\nb'])('a name that would be a command (%j) is refused', (name) => {
  expect(() => setupScript({ ...facts, name })).toThrow(RangeError)
})

test('NSIS takes it without a warning, and makes the same setup twice', ({ skip }) => {
  if (!hasNsis) skip('NSIS is not installed here; a build without it makes a download without a setup program')
  const made = [1, 2].map(() => {
    const folder = mkdtempSync(join(tmpdir(), 'stratomate-setup-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    writeFileSync(join(folder, 'Trader.exe'), 'program')
    writeFileSync(join(folder, 'README.txt'), 'words')
    writeFileSync(join(folder, 'trader.ico'), icon)
    writeFileSync(join(folder, 'setup.nsi'), setupScript(facts))
    const { status, stdout } = spawnSync('makensis', ['-V2', '-WX', 'setup.nsi'], { cwd: folder, encoding: 'utf8' })
    expect(stdout).toBe('')
    expect(status).toBe(0)
    return readFileSync(join(folder, facts.output))
  })

  expect(made[0]?.subarray(0, 2).toString()).toBe('MZ')
  expect(made[0]?.equals(made[1] ?? Buffer.alloc(0))).toBe(true)
})
