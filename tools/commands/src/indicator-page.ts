import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { indicators, type ParameterRange } from '@stratomate/indicators'
import { catalogue } from '@stratomate/indicators/catalogue/catalogue'
import { chartLines } from '@stratomate/indicators/catalogue/chart-lines'
import type { IndicatorFacts } from '@stratomate/indicators/catalogue/indicator-facts'
import { repository } from './repository.ts'

const engine = join(repository, 'packages/indicators/src')

/** The page of an indicator in `docs/indicators`, written from its definition; a test compares the file with this. */
export function writeIndicatorPage({ id }: Pick<IndicatorFacts, 'id'>): string {
  const facts = catalogue.find((one) => one.id === id)
  if (facts === undefined) throw new Error(`The catalogue has no indicator ${id}.`)
  const source = sourceOf(id)
  const { defaults, parameters, ascending = [], warmUp } = indicators[id]
  const { price, panel } = chartLines[id]
  const fails = facts.bestConditions.filter((condition) => condition.startsWith('Not for'))
  const fits = facts.bestConditions.filter((condition) => !fails.includes(condition))
  return `${[
    `# ${facts.name}`,
    '',
    facts.description,
    '',
    `Category ${facts.category}. ${facts.origin}`,
    '',
    '## Formula',
    '',
    ...describeSource(source),
    '',
    '## Parameters',
    '',
    '| parameter | default | from | to | step |',
    '|---|---|---|---|---|',
    ...Object.values<ParameterRange>(parameters).map(
      ({ label, default: usual, minimum, maximum, step }) =>
        `| ${label} | ${usual} | ${minimum} | ${maximum} | ${step} |`,
    ),
    '',
    ...(ascending.length === 0 ? [] : [`Each must be below the next: ${ascending.join(', ')}.`, '']),
    '## Signal',
    '',
    `- Buy: ${facts.buy}`,
    `- Sell: ${facts.sell}`,
    '',
    // Safe: an indicator's own defaults are its parameters, whatever their names.
    `Judged when a candle has closed. With the defaults the first signal may come after ${warmUp(defaults as never)} candles: from`,
    'then on no earlier history would change it. In a market that stands still there is no signal.',
    '',
    '## Lines',
    '',
    ...[
      ...price.map((line) => [line.label, 'on the candles']),
      ...panel.map((line) => [line.label, 'in its own panel']),
    ].map(([label, place]) => `- ${label}: ${place}`),
    '',
    '## When it fits, when it fails',
    '',
    ...[...fits, ...fails].map((condition) => `- ${condition}`),
    '',
    'No rule creates an edge by itself: on a random walk this one wins as often as chance, which `null-walk.test.ts` checks.',
    '',
    '## Sources',
    '',
    `- \`packages/indicators/src/rules/${id}\``,
    ...kernelsOf(source).map((kernel) => `- \`packages/indicators/src/${kernel}.ts\``),
  ].join('\n')}\n`
}

/** The one file of an indicator's folder that defines it. */
function sourceOf(id: string): string {
  const folder = join(engine, 'rules', id)
  const index = readFileSync(join(engine, 'indicators.ts'), 'utf8')
  const [, file = ''] = new RegExp(String.raw`'\./(rules/${id}/[a-z0-9-]+\.ts)'`, 'u').exec(index) ?? []
  const path = join(engine, file)
  if (file === '' || !existsSync(path)) throw new Error(`${folder} defines no indicator.`)
  return readFileSync(path, 'utf8')
}

/** What the source says of itself, and of the kernels that carry a formula. */
function describeSource(source: string): string[] {
  const own = docstrings(source).find(({ exported }) => exported.includes('= define'))?.text ?? ''
  const formulas = kernelsOf(source)
    .flatMap((kernel) => docstrings(readFileSync(join(engine, `${kernel}.ts`), 'utf8')))
    .map(({ text }) => text)
    .filter(hasFormula)
  return [own, ...formulas.map((text) => `- ${text}`)].flatMap((text, place) => (place === 1 ? ['', text] : [text]))
}

/** The paths of what a rule is made of, inside the engine's folder. */
function kernelsOf(source: string): string[] {
  const kernels = source.matchAll(/from '\.\.\/\.\.\/(kernels\/[a-z/-]+)\.ts'/gu)
  const rules = source.matchAll(/from '\.\.\/([a-z-]+)\.ts'/gu)
  return [...[...kernels].map(([, path = '']) => path), ...[...rules].map(([, name = '']) => `rules/${name}`)]
}

/** Only kernels of a name of their own are told: crossings, rules and sums speak for themselves. */
function hasFormula(text: string): boolean {
  return /^(?!A )[A-Z][^.:]*(?:\(|: )/u.test(text)
}

/** The comments of what a file exports, each as one line, with the line of code under it. */
function docstrings(source: string): { text: string; exported: string }[] {
  return [...source.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n(export (?:const|function) .*)/gu)].map(
    ([, text = '', exported = '']) => ({ text: text.replaceAll(/\s*\n\s*\*\s?/gu, ' ').trim(), exported }),
  )
}

/** Where the page of an indicator lies. */
export function indicatorPagePath(id: string): string {
  return join(dirname(engine), '../../docs/indicators', `${id}.md`)
}
