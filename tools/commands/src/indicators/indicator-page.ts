// Pages of docs/indicators. As a program it writes them; `npm run write:indicators` runs it.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { indicators, type ParameterRange } from '@stratomate/indicators'
import { catalogue } from '@stratomate/indicators/catalogue/catalogue'
import { chartLines } from '@stratomate/indicators/catalogue/chart-lines'
import type { IndicatorFacts } from '@stratomate/indicators/catalogue/indicator-facts'
import { findRule } from './indicator-registry.ts'
import { repository } from '../repository.ts'

const engine = join(repository, 'packages/indicators/src')

/** The page of an indicator in `docs/indicators`, written from its definition; a test compares the file with this. */
export function writeIndicatorPage({ id }: Pick<IndicatorFacts, 'id'>): string {
  const facts = catalogue.find((one) => one.id === id)
  if (facts === undefined) throw new Error(`The catalogue has no indicator ${id}.`)
  const sources = sourcesOf(id)
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
    ...describeSource(sources),
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
    `The rule is checked when a candle closes. With the defaults, signals start after ${warmUp(defaults as never)} candles: from then on,`,
    'older candles would not change them. A market that does not move gives no signals.',
    '',
    '## Lines',
    '',
    ...[
      ...price.map((line) => [line.label, 'on the candles']),
      ...panel.map((line) => [line.label, 'in its own panel']),
    ].map(([label, place]) => `- ${label}: ${place}`),
    '',
    '## When to use it, and when not',
    '',
    ...[...fits, ...fails].map((condition) => `- ${condition}`),
    '',
    'No rule creates an edge on its own: on a random walk this one is right half of the time, as `null-walk.test.ts` checks.',
    '',
    '## Sources',
    '',
    `- \`packages/indicators/src/rules/${id}\``,
    ...[...sources.formulas, ...sources.kernels].map((path) => `- \`packages/indicators/src/${path}\``),
  ].join('\n')}\n`
}

/** The text of a file inside the engine's folder. */
function textOf(path: string): string {
  return readFileSync(join(engine, path), 'utf8')
}

/** The rule's own description, and the formulas that it uses. */
function describeSource({ source, formulas }: RuleSources): string[] {
  const own = docstrings(source).find(({ exported }) => exported.includes('= define'))?.text ?? ''
  const docs = formulas.flatMap((formula) => docstrings(textOf(formula))).map(({ text }) => text)
  return [own, '', ...docs.filter((text) => text.includes('Warm-up:')).map((text) => `- ${text}`)]
}

type RuleSources = {
  readonly source: string
  readonly kernels: readonly string[]
  readonly formulas: readonly string[]
}

/** The source of a rule, and the paths of the kernels and formulas behind it. */
function sourcesOf(id: string): RuleSources {
  const { file } = findRule(id)
  const rule = `rules/${id}/${file}`
  const kernels = kernelsOf(rule)
  const named = kernels.flatMap((kernel) => [...textOf(kernel).matchAll(/`(formulas\/[a-z-]+\.ts)`/gu)])
  return { source: textOf(rule), kernels, formulas: [...new Set(named.map(([, formula = '']) => formula))] }
}

/** What a rule imports from `kernels`, itself or through another file of `rules`. */
function kernelsOf(rule: string): string[] {
  const imported = [...textOf(rule).matchAll(/from '(\.\.?\/[^']+\.ts)'/gu)].map(([, path = '']) => {
    return join(dirname(rule), path)
  })
  const own = imported.filter((path) => path.startsWith('kernels/') && !path.startsWith('kernels/arithmetic/'))
  const shared = imported.filter((path) => path.startsWith('rules/'))
  return [...new Set([...own, ...shared.flatMap(kernelsOf)])]
}

/** The comments of what a file exports, each as one line, with the line of code under it. */
function docstrings(source: string): { text: string; exported: string }[] {
  return [...source.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n(export (?:const|function) .*)/gu)].map(
    ([, text = '', exported = '']) => ({ text: text.replaceAll(/(?:\s*\n\s*\*)+\s?/gu, ' ').trim(), exported }),
  )
}

/** The list of all pages. */
export function writeIndicatorList(): string {
  return `${[
    '# Indicators',
    '',
    'Written from the definitions in `packages/indicators` by `npm run write:indicators`; a test compares them.',
    'To add one, see [how to add an indicator](../how-to-add/indicator.md).',
    '',
    ...catalogue.map(({ id, name, description }) => `- [${name}](${id}.md): ${description}`),
  ].join('\n')}\n`
}

/** Where the page of an indicator is. */
export function indicatorPagePath(id: string): string {
  return join(dirname(engine), '../../docs/indicators', `${id}.md`)
}

if (process.argv[1] === import.meta.filename) {
  mkdirSync(dirname(indicatorPagePath('README')), { recursive: true })
  for (const facts of catalogue) writeFileSync(indicatorPagePath(facts.id), writeIndicatorPage(facts))
  writeFileSync(indicatorPagePath('README'), writeIndicatorList())
}
