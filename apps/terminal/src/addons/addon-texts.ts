import { brand } from '@stratomate/brand'
import { addons } from '@stratomate/domain/files/addons'
import { inputName, programPath } from '../programs/program-facts.ts'
import { addonOf, addonPrograms } from './addon-programs.ts'
import { type Preset, presets } from './presets.data.ts'

export type AddonText = { path: string; content: string }

const rules: Readonly<Record<string, readonly string[]>> = {
  'boss-pro-indicator': [
    'BUY: a candle closes above the last unused swing high by a tenth of the average range while the long average rises (this is BOSS), the average of the closed timeframe five times as long rises too, and the present range is between 0.8 and 2.5 of its long average.',
    'SELL is the exact mirror.',
    'The panel counts what became of the last 50 signals on this chart, entered at the open of the next candle, with the 95 % interval after Wilson. A wide interval says that the count proves little.',
  ],
  'binary-eagle-indicator': [
    'BUY: the Bollinger band was inside the mean range around its average for at least 3 candles, this candle releases it, and the momentum (the end of a regression line) is above zero and rises.',
    'SELL is the exact mirror.',
    'Signals are few by design, and fewer where prices are few: on pure chance about 4 in 1000 candles of four prices each and 12 in 1000 of sixteen, because more prices make taller candles around the same band. Most rules of the library give 25 to 125.',
  ],
  'baseline-oscillator': [
    'The distance of the close from EMA 34 of the median price, in average true ranges, smoothed by EMA 3.',
    'Reversal mode: BUY when it crosses back above -2, SELL when it crosses back below +2.',
    'Trend mode: BUY when it crosses above 0, SELL when it crosses below 0.',
  ],
  'multi-currency-scanner': [
    'Attach it to any one chart. It runs the chosen rule on every symbol and timeframe of its lists, on closed candles only, and shows the last signal, its age in candles, and the rank of the range: the share of the last 100 candles that were calmer.',
    'Signals of the same moment on symbols that move alike are marked as the same bet.',
    'All indicators of the library are in this package, because the scanner runs them. Compile them first.',
    'Symbols must have the names that your broker uses.',
  ],
}

/** Read me and presets of all add-ons, by their paths below `apps/terminal/addons`, in the line ends of Windows. */
export function addonTexts(): AddonText[] {
  return addons.flatMap(({ id, name }) => [
    { path: `${id}/README.txt`, content: windowsLines(readMe(id)) },
    ...presetsOf(id).map((preset) => {
      return { path: `${id}/presets/${name} - ${preset.name}.set`, content: windowsLines(presetText(id, preset)) }
    }),
  ])
}

function readMe(id: string): string {
  const { name, version, description } = addonOf(id)
  const parameters = Object.entries(addonPrograms.find((program) => program.id === id)?.parameters ?? {})
  return [
    `${name} ${version}`,
    `${brand.name}, ${brand.website}`,
    '',
    ...paragraphs([description]),
    'What it does',
    ...paragraphs(rules[id] ?? []),
    'Installation',
    '1. In MetaTrader 5 choose File, Open Data Folder.',
    '2. Copy the contents of MQL5 from this package into the MQL5 folder that opens.',
    `3. Compile it: right-click MQL5\\compile.ps1 and choose Run with PowerShell, or open`,
    `   MQL5\\${programPath({ name }).replaceAll('/', '\\')} with MetaEditor and press F7.`,
    '4. In the Navigator choose Refresh and drag it onto a chart.',
    '5. Presets are under Load in the window of its inputs.',
    '',
    ...(parameters.length === 0 ? [] : ['Inputs']),
    ...parameters.map(([key, { label, minimum, maximum, default: usual }]) => {
      return `- ${inputName(key)}: ${label}. ${usual} unless set; ${minimum} to ${maximum}.`
    }),
    ...(parameters.length === 0 ? [] : ['']),
    'Presets',
    ...presetsOf(id).map((preset) => `- ${preset.name}: ${preset.purpose}.`),
    '',
    'Honest words',
    ...paragraphs([
      'Signals come on closed candles only and never change afterwards. Sources are included, so that everybody can check this.',
      'No rule creates an edge on its own: on random prices every rule here wins about half of the time. Nothing here promises a profit. Trading binary options is risky; you can lose what you stake.',
      'The definitions are our own, from published building blocks, and are not products of others with similar names. Not affiliated with MetaQuotes or Pocket Option.',
    ]),
  ].join('\n')
}

/** Lines of at most 78 letters, each paragraph followed by an empty line. */
function paragraphs(texts: readonly string[]): string[] {
  return texts.flatMap((text) => {
    const lines = ['']
    for (const word of text.replaceAll('±', '+-').split(' ')) {
      const line = lines.at(-1) ?? ''
      if (line.length + word.length > 77) lines.push(word)
      else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`
    }
    return [...lines, '']
  })
}

function presetText(id: string, { values }: Preset): string {
  const { parameters = {} } = addonPrograms.find((entry) => entry.id === id) ?? {}
  const usual = Object.entries(parameters).filter(([key]) => !(key in values))
  const lines = usual.map(([key, range]) => `${inputName(key)}=${range.default}`)
  return [...lines, ...Object.entries(values).map(([key, value]) => `${inputName(key)}=${value}`), ''].join('\n')
}

function presetsOf(id: string): readonly Preset[] {
  return presets[id] ?? []
}

function windowsLines(text: string): string {
  return text.replaceAll('\n', '\r\n')
}
