// Names and parameters of the rules for pages. As a program it writes them; `npm run write:indicators` runs it.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DrawnIndicator, indicators, type ParameterRange } from '@stratomate/indicators'
import { catalogue } from '@stratomate/indicators/catalogue/catalogue'
import { indicatorIds } from '@stratomate/indicators/catalogue/indicator-ids'
import { repository } from '../repository.ts'

export const ruleParametersPath: string = join(repository, 'packages/indicators/src/catalogue/rule-parameters.data.ts')

/** The source of names and parameters, which pages load without the rules: those are seven times as large. */
export function ruleParametersSource(): string {
  return `${[
    '// Written from the folders of `rules` by `npm run write:indicators`.',
    "import type { ParameterRules } from '../parameters.ts'",
    "import type { IndicatorId } from './indicator-ids.ts'",
    '',
    '/** What a person may set of each rule, by its id. */',
    'export const ruleParameters: Readonly<Record<IndicatorId, ParameterRules<string> & { readonly name: string }>> = {',
    ...indicatorIds.flatMap((id) => linesOf(id, indicators[id])),
    '}',
  ].join('\n')}\n`
}

function linesOf(id: string, { parameters, ascending = [] }: DrawnIndicator): string[] {
  const name = catalogue.find((facts) => facts.id === id)?.name ?? id
  const quoted = ascending.map((parameter) => `'${parameter}'`)
  return [
    `  ${/^\w+$/u.test(id) ? id : `'${id}'`}: {`,
    `    name: ${textOf(name)},`,
    '    parameters: {',
    ...Object.entries<ParameterRange>(parameters).map(([key, range]) => `      ${key}: ${rangeText(range)},`),
    '    },',
    ...(quoted.length === 0 ? [] : [`    ascending: [${quoted.join(', ')}],`]),
    '  },',
  ]
}

function rangeText({ label, minimum, maximum, step, default: usual }: ParameterRange): string {
  return `{ label: ${textOf(label)}, minimum: ${minimum}, maximum: ${maximum}, step: ${step}, default: ${usual} }`
}

/** In the formatter's notation. */
function textOf(text: string): string {
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`
}

if (process.argv[1] === import.meta.filename) writeFileSync(ruleParametersPath, ruleParametersSource())
