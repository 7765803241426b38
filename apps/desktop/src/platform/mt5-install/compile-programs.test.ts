import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { compilePrograms, findMetaEditor } from './compile-programs.ts'

const program = 'Indicators/Stratomate/BOSS.mq5'

/** A stand-in for MetaEditor: it takes the same arguments, writes the same log in UTF-16, and exits with 1. */
const editorSource = `#!${process.execPath}
const { writeFileSync } = require('node:fs')
const word = (name) => process.argv.find((each) => each.startsWith('/' + name + ':')).split(':').slice(1).join(':').replaceAll('"', '')
const [source, log] = [word('compile'), word('log')]
const mode = require('node:path').basename(__dirname)
if (mode === 'hangs') setInterval(() => {}, 1000)
else {
  if (mode !== 'writes-nothing' && mode !== 'refuses') writeFileSync(source.replace(/mq5$/, 'ex5'), 'compiled with ' + word('inc'))
  const lines = { refuses: "BOSS.mq5(12,3) : error 256: undeclared identifier\\r\\nResult: 1 errors, 0 warnings" }[mode] ?? 'Result: 0 errors, 0 warnings, 512 ms'
  if (mode !== 'says-nothing') writeFileSync(log, Buffer.from('\\ufeff' + lines, 'utf16le'))
  process.exitCode = 1
}
`

function newTerminal(mode: string) {
  const root = mkdtempSync(join(tmpdir(), 'compile '))
  const [folder, programs] = [join(root, 'data'), join(root, mode)]
  mkdirSync(join(folder, 'MQL5', 'Indicators', 'Stratomate'), { recursive: true })
  mkdirSync(programs)
  writeFileSync(join(folder, 'MQL5', program), '// source')
  writeFileSync(join(programs, 'MetaEditor64.exe'), editorSource)
  chmodSync(join(programs, 'MetaEditor64.exe'), 0o755)
  const editor = findMetaEditor({ folder, program: programs })
  if (editor === null) throw new Error('The editor of the test was not found.')
  return { folder, programs, editor, compiled: join(folder, 'MQL5', program.replace(/mq5$/u, 'ex5')) }
}

const compile = ({ editor, folder }: ReturnType<typeof newTerminal>, msMax = 20_000) =>
  compilePrograms(editor, { folder, paths: [program, program], msMax })

describe('a program', () => {
  test('counts as compiled when the log says so and a fresh one is there, whatever the exit code', async () => {
    const terminal = newTerminal('works')

    expect(await compile(terminal)).toEqual({ compiled: 2, remarks: [] })
    expect(readFileSync(terminal.compiled, 'utf8')).toBe(`compiled with ${join(terminal.folder, 'MQL5')}`)
    expect(existsSync(terminal.compiled.replace(/ex5$/u, 'log'))).toBe(false)
  })

  test.each([
    ['refuses', 'BOSS.mq5: BOSS.mq5(12,3) : error 256: undeclared identifier'],
    ['writes-nothing', 'BOSS.mq5: MetaEditor wrote no program.'],
    ['says-nothing', 'BOSS.mq5: MetaEditor left no result.'],
  ])('of an editor that %s is a remark, and the next one is tried', async (mode, remark) => {
    expect(await compile(newTerminal(mode))).toEqual({ compiled: 0, remarks: [remark, remark] })
  })

  test('that hangs the editor ends the work', async () => {
    expect(await compile(newTerminal('hangs'), 300)).toEqual({
      compiled: 0,
      remarks: ['BOSS.mq5: MetaEditor did not finish.'],
    })
  })

  test('of an editor that cannot be started ends the work', async () => {
    const terminal = newTerminal('works')
    chmodSync(terminal.editor, 0o644)
    const { compiled, remarks } = await compile(terminal)

    expect([compiled, remarks.length]).toEqual([0, 1])
    expect(remarks[0]).toContain('could not be started')
  })
})

describe('the editor', () => {
  test('of a portable terminal stands in its data folder', () => {
    const { folder } = newTerminal('works')
    writeFileSync(join(folder, 'metaeditor64.exe'), '')
    expect(findMetaEditor({ folder, program: null })).toBe(join(folder, 'metaeditor64.exe'))
  })

  test('is not there when no place has one', () => {
    expect(findMetaEditor({ folder: join(tmpdir(), 'nothing'), program: null })).toBeNull()
  })

  test('is not taken from a share of another computer', () => {
    const { programs } = newTerminal('works')
    expect(findMetaEditor({ folder: join(tmpdir(), 'nothing'), program: `/${programs}` })).toBeNull()
  })
})
