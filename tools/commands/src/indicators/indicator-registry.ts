import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '../repository.ts'

const engine = join(repository, 'packages/indicators/src')
const rulesFolder = join(engine, 'rules')

/** A rule's folder, the file that defines it, and the name under which the file exports it. */
export type RegisteredRule = { readonly id: string; readonly file: string; readonly name: string }

export const registryPath: string = join(engine, 'indicators.ts')
export const idsPath: string = join(engine, 'catalogue/indicator-ids.ts')

/**
 * The rules by their folders, in the order of the list of ids. New ones come last, because the scanner of the terminal
 * saves a rule by its place. Throws on a folder that defines no indicator.
 */
export function findRules(): RegisteredRule[] {
  const known = [...readFileSync(idsPath, 'utf8').matchAll(/^ {2}'([a-z0-9-]+)',$/gmu)].map(([, id = '']) => id)
  const found = readdirSync(rulesFolder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const ids = found.map(({ name }) => name).toSorted()
  return [...known.filter((id) => ids.includes(id)), ...ids.filter((id) => !known.includes(id))].map(findRule)
}

/** The rule in a folder. Throws when the folder defines no indicator. */
export function findRule(id: string): RegisteredRule {
  const folder = join(rulesFolder, id)
  for (const file of readdirSync(folder)) {
    if (file.endsWith('.test.ts')) continue
    const [, name] = /^export const (\w+) = define\w+\(/mu.exec(readFileSync(join(folder, file), 'utf8')) ?? []
    if (name !== undefined) return { id, file, name }
  }
  throw new Error(`packages/indicators/src/rules/${id} defines no indicator.`)
}

/** The tests beside a rule. */
export function testsOfRule(id: string): string[] {
  const folder = join(rulesFolder, id)
  return readdirSync(folder)
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
}

/** The source of `indicators.ts`: every rule by its id. */
export function registrySource(rules: readonly RegisteredRule[]): string {
  const imports = rules.map(({ id, file, name }) => `import { ${name} } from './rules/${id}/${file}'`)
  return `${[
    writtenBy,
    "import type { IndicatorId } from './catalogue/indicator-ids.ts'",
    "import type { DrawnIndicator } from './indicator.ts'",
    ...imports.toSorted(),
    '',
    '/** Every indicator of the catalogue by its id. */',
    'export const indicators = {',
    ...rules.map(({ id, name }) => `  ${id === name ? id : `${keyOf(id)}: ${name}`},`),
    '} as const satisfies Record<IndicatorId, DrawnIndicator>',
  ].join('\n')}\n`
}

/** The source of the list of ids, which pages load without the rules. */
export function idsSource(rules: readonly RegisteredRule[]): string {
  return `${[
    writtenBy,
    '/** The indicators of the catalogue. New ones come last, because the scanner of the terminal saves a rule by its place. */',
    'export const indicatorIds = [',
    ...rules.map(({ id }) => `  '${id}',`),
    '] as const',
    'export type IndicatorId = (typeof indicatorIds)[number]',
  ].join('\n')}\n`
}

const writtenBy = '// Written from the folders of `rules` by `npm run write:indicators`.'

function keyOf(id: string): string {
  return id.includes('-') ? `'${id}'` : id
}
