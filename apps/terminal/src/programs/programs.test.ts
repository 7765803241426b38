import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brand } from '@stratomate/brand'
import { candleColumns, type DrawnIndicator, indicators } from '@stratomate/indicators'
import { indicatorIds } from '@stratomate/indicators/catalogue/indicator-ids'
import { describe, expect, test } from 'vitest'
import { mqlFolder } from '../mql-folder.ts'
import { nameCompany, writtenByHand } from './name-company.ts'
import { plotsOf } from './plots-of.ts'
import { allPrograms } from './all-programs.ts'
import { inputName, programPath } from './program-facts.ts'
import { programSource } from './program-source.ts'

const programs = allPrograms()
const sources = readdirSync(mqlFolder, { recursive: true, encoding: 'utf8' }).filter((path) => /\.mq[h5]$/u.test(path))

const read = (path: string): string => {
  const file = join(mqlFolder, path)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/** Code without its comments and texts. */
const codeOf = (path: string): string => read(path).replaceAll(/"(?:[^"\\]|\\.)*"|\/\/.*$/gmu, '')

describe.each(programs)('$name', (facts) => {
  const written = read(programPath(facts))

  test('its source is what its definition makes of it', () => {
    expect(written, 'Run `npm run write:indicators`: a program is not what its definition says.').toBe(
      programSource(facts),
    )
  })

  test('its inputs have the names and defaults of its definition', () => {
    const own = written.slice(0, written.search(/^input group "(?:Panel|Chart|Alerts)"/mu))
    const inputs = [...own.matchAll(/^input (int|double) (\w+)=([^;]+);/gmu)]
    const found = inputs.map(([, type, name, value]) => [name, Number(value), type])
    const expected = Object.entries(facts.parameters).map(([name, range]) => {
      return [inputName(name), range.default, Number.isInteger(range.step) ? 'int' : 'double']
    })

    expect(found).toEqual(expected)
  })

  test('its description says what it is and how it differs, in no more than the terminal shows', () => {
    const texts = [...written.matchAll(/^#property description "(.+)"$/gmu)].map(([, text = '']) => text)

    expect(texts).toHaveLength(facts.difference === null ? 2 : 3)
    expect(texts.join('\n').length).toBeLessThanOrEqual(511)
  })

  test('all alerts are off until somebody switches them on', () => {
    const alerts = [...written.matchAll(/^input bool (InpAlert\w+)=(\w+);/gmu)].map(
      ([, name, value]) => `${name}=${value}`,
    )

    expect(alerts).toEqual(['InpAlertPopup=false', 'InpAlertPush=false', 'InpAlertMail=false', 'InpAlertSound=false'])
  })

  test('its first two buffers are the arrows, and its name fits into a message', () => {
    const buffers = [...written.matchAll(/SetIndexBuffer\((\d+),(\w+),INDICATOR_DATA\)/gu)].map(([, , name]) => name)
    const digits = Object.values(facts.parameters).map(({ maximum }) => String(maximum))

    expect(buffers.slice(0, 2)).toEqual(['buyArrows', 'sellArrows'])
    const further = facts.plots.further.flatMap((plot) => plot.buffers.map(({ variable }) => variable))
    expect(buffers.slice(2 + Object.keys(facts.plots.lines).length)).toEqual(further)
    expect(written).toContain(`#property indicator_buffers ${buffers.length}\n`)
    // A message carries 64 characters, and the terminal shows 63.
    expect(`${facts.id}(${digits.join(',')})`.length).toBeLessThanOrEqual(63)
  })
})

test.each(indicatorIds)('the lines of %s stand in the order of its definition', (id) => {
  const indicator: DrawnIndicator = indicators[id]
  const drawn = indicator.batch(candleColumns([]), indicator.defaults)

  expect(Object.keys(plotsOf(indicator).lines)).toEqual(Object.keys(drawn.lines))
})

test('the programs that are written by hand name the same company and product', () => {
  for (const path of writtenByHand) {
    expect(read(path)).toBe(nameCompany(read(path)))
    expect(read(path)).toContain(`#property copyright "${brand.company}"`)
  }
  expect(read('Experts/Stratomate/Stratomate.mq5')).toContain(`"${brand.name}: "`)
})

describe.each(sources)('%s', (path) => {
  test('it keeps to the words that the shim and every build of the terminal understand', () => {
    const code = codeOf(path)
    const strange =
      /#import|\b(?:template|new|delete|auto|nullptr|static_cast|std|constexpr|unsigned|goto|union)\b|->|&&\s*\w+\s*\[\]/u

    expect(code).not.toMatch(strange)
  })

  test('its formulas are ours, not those of the terminal', () => {
    expect(codeOf(path)).not.toMatch(/\bi(?:ATR|ADX|ADXWilder|MACD|Stochastic|MA|RSI|CCI|Bands|AO|StdDev)\s*\(/u)
  })

  test('it is plain ASCII, which every code page reads alike', () => {
    expect(read(path)).toMatch(/^[\t\n\u0020-\u007e]*$/u)
  })

  test('it includes only our own files, and they exist', () => {
    const included = [...read(path).matchAll(/^#include <(.+)>/gmu)].map(([, name = '']) => name)
    const files = included.map((name) => `Include/${name.replaceAll('\\', '/')}`)

    expect(files.filter((file) => !sources.includes(file))).toEqual([])
  })
})
