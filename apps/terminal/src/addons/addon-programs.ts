import { type Addon, addons } from '@stratomate/domain/files/addons'
import { inputName, type ProgramFacts } from '../programs/program-facts.ts'
import { baselineOscillator } from './baseline-oscillator.ts'
import { binaryEagle } from './binary-eagle.ts'
import { bossProParameters } from './boss-pro.ts'

type Drawn = Pick<ProgramFacts, 'id' | 'parameters' | 'ascending' | 'plots' | 'hasTally'>

const price = { look: 'line', color: 'clrOrange' } as const

const drawn: readonly Drawn[] = [
  {
    id: 'boss-pro-indicator',
    parameters: bossProParameters,
    ascending: ['rangeMinimum', 'rangeMaximum'],
    plots: {
      window: 'chart',
      lines: {
        average: { label: 'EMA', look: 'line', color: 'clrDodgerBlue' },
        high: { label: 'Swing high', ...price },
        low: { label: 'Swing low', ...price },
        agreement: { label: 'Side of the longer timeframe', look: 'hidden', color: 'clrNONE' },
        ratio: { label: 'Share of the long ATR', look: 'hidden', color: 'clrNONE' },
      },
      levels: [],
      further: [],
    },
    hasTally: true,
  },
  {
    id: 'binary-eagle-indicator',
    parameters: binaryEagle.parameters,
    ascending: [],
    plots: {
      window: 'separate',
      lines: {
        momentum: { label: 'Momentum', look: 'histogram', color: 'clrDodgerBlue' },
        squeeze: { label: 'Candles inside', look: 'hidden', color: 'clrNONE' },
      },
      levels: ['0'],
      further: [],
    },
    hasTally: false,
  },
  {
    id: 'baseline-oscillator',
    parameters: baselineOscillator.parameters,
    ascending: [],
    plots: {
      window: 'separate',
      lines: { oscillator: { label: 'Baseline Oscillator', look: 'line', color: 'clrDodgerBlue' } },
      levels: [inputName('level'), '0', `-${inputName('level')}`],
      further: [],
    },
    hasTally: false,
  },
]

/** The programs of the add-ons that draw signals. The scanner draws none and is written by hand. */
export const addonPrograms: readonly Omit<ProgramFacts, 'ruleClass'>[] = drawn.map((program) => {
  const { name, description, version } = addonOf(program.id)
  return { ...program, name, description, difference: null, version: terminalVersion(version) }
})

/** An add-on of the site's list by its id; throws when there is none. */
export function addonOf(id: string): Addon {
  const addon = addons.find((entry) => entry.id === id)
  if (addon === undefined) throw new Error(`There is no add-on ${id}.`)
  return addon
}

/** The terminal wants two numbers: 1.2.0 is 1.20 there. */
function terminalVersion(version: string): string {
  const [major, ...rest] = version.split('.')
  return `${major}.${rest.join('')}`
}
