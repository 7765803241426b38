import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addons } from '@stratomate/domain/files/addons'
import { indicatorIds } from '@stratomate/indicators/catalogue/indicator-ids'
import { describe, expect, test } from 'vitest'
import { addonPrograms } from './addons/addon-programs.ts'
import { addonTexts } from './addons/addon-texts.ts'
import { presets } from './addons/presets.data.ts'
import { addonsFolder, mqlFolder } from './mql-folder.ts'
import { addonFiles, terminalFiles } from './package-files.ts'
import { libraryPrograms } from './programs/all-programs.ts'
import { ruleNamesPath } from './programs/program-facts.ts'
import { ruleNamesSource } from './programs/rule-names-source.ts'

const read = (file: string): string => readFileSync(file, 'utf8')

/** Files that the sources of a package include but that the package does not contain. */
function missingIncludes(files: readonly { path: string; file: string }[], prefix: string): string[] {
  const paths = new Set(files.map(({ path }) => path))
  const included = files
    .filter(({ path }) => /\.mq[h5]$/u.test(path))
    .flatMap(({ file }) => [...read(file).matchAll(/^#include <(.+)>/gmu)].map(([, name = '']) => name))
  return included.map((name) => `${prefix}Include/${name.replaceAll('\\', '/')}`).filter((path) => !paths.has(path))
}

test('the package of the terminal holds every program, the expert, and all that they include', () => {
  const files = terminalFiles()
  const paths = files.map(({ path }) => path)

  expect(paths.filter((path) => path.startsWith('Indicators/'))).toHaveLength(indicatorIds.length)
  expect(paths).toContain('Experts/Stratomate/Stratomate.mq5')
  expect(paths).toContain('Scripts/Stratomate/StratomateExport.mq5')
  expect(paths).toContain('compile.ps1')
  expect(paths).toEqual([...new Set(paths)].toSorted())
  expect(missingIncludes(files, '')).toEqual([])
})

test('the package that everybody gets holds nothing of the add-ons', () => {
  const paths = terminalFiles().map(({ path }) => path)

  for (const { name } of addons) expect(paths.filter((path) => path.includes(name))).toEqual([])
  expect(paths.filter((path) => /scanner|higher-timeframe|linear-regression|tally/u.test(path))).toEqual([])
})

describe.each(addons)('$name', ({ id, name, version }) => {
  const files = addonFiles(id)
  const paths = files.map(({ path }) => path)

  test('its package holds its program, presets, read me and licence, and all that it includes', () => {
    expect(paths).toContain(`MQL5/Indicators/Stratomate/${name}.mq5`)
    expect(paths).toContain('README.txt')
    expect(paths).toContain('LICENSE.txt')
    expect(paths.filter((path) => path.startsWith('MQL5/Presets/'))).toHaveLength(presets[id]?.length ?? 0)
    expect(paths).toEqual([...new Set(paths)].toSorted())
    expect(missingIncludes(files, 'MQL5/')).toEqual([])
  })

  test('its read me tells its version and promises nothing', () => {
    const text = read(join(addonsFolder, id, 'README.txt'))

    expect(text.startsWith(`${name} ${version}\r\n`)).toBe(true)
    expect(text).toContain('Nothing here promises a profit.')
    expect(text).toMatch(/^[\r\n\u0020-\u007e]*$/u)
  })

  test('its program tells the version in the way of the terminal', () => {
    const [major, ...rest] = version.split('.')
    const program = read(join(mqlFolder, `Indicators/Stratomate/${name}.mq5`))

    expect(program).toContain(`#property version "${major}.${rest.join('')}"`)
  })
})

test.each(addonTexts())('$path is what its definition makes of it', ({ path, content }) => {
  expect(read(join(addonsFolder, path))).toBe(content)
})

test.each(addonPrograms)('every preset of $name sets known inputs within their range', ({ id, parameters }) => {
  const values = (presets[id] ?? []).flatMap((preset) => Object.entries(preset.values))
  const wrong = values.filter(([key, value]) => {
    const range = parameters[key]
    return range === undefined || Number(value) < range.minimum || Number(value) > range.maximum
  })

  expect(wrong).toEqual([])
})

test.each(addonTexts().filter(({ path }) => path.endsWith('.set')))(
  'the preset $path sets something',
  ({ content }) => {
    expect(content).toMatch(/^\w+=\S/mu)
  },
)

test('the script that compiles waits at its end, unless another program runs it', () => {
  const script = read(join(mqlFolder, '..', 'compile.ps1'))

  expect(script).toMatch(/if \(-not \$NoWait .+Read-Host/u)
})

test('the list of the scanner names the programs of the library', () => {
  expect(read(join(mqlFolder, ruleNamesPath)), 'Run `npm run write:indicators`: the list of rules is old.').toBe(
    ruleNamesSource(libraryPrograms()),
  )
})

test('no source stands about that no package holds', () => {
  const packed = [...terminalFiles(), ...addons.flatMap(({ id }) => addonFiles(id))].map(({ file }) => file)
  const sources = readdirSync(mqlFolder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.mq[h5]$/u.test(path),
  )

  expect(sources.filter((path) => !packed.includes(join(mqlFolder, path)))).toEqual([])
})

test('an id that is no add-on is refused', () => {
  expect(() => addonFiles('no-such-addon')).toThrow('There is no add-on no-such-addon.')
})
