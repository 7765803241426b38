import type { Violation } from '../source-file.ts'

export type Migration = { path: string; text: string }

/** Older ones were made before servers of two releases ran side by side. */
const lawfulFrom = 33

/** What a server of the release before cannot live with, and what to do instead. */
const breaking: readonly (readonly [RegExp, string])[] = [
  [/\bDROP\s+TABLE\b/iu, 'drops a table'],
  [/\bDROP\s+COLUMN\b/iu, 'drops a column'],
  [/\bRENAME\b/iu, 'renames'],
  [/\bSET\s+NOT\s+NULL\b/iu, 'forbids nulls that older servers write'],
  [/\bSET\s+DATA\s+TYPE\b/iu, 'changes a type'],
  [/\bADD\s+COLUMN\b(?!.*\bDEFAULT\b).*\bNOT\s+NULL\b/iu, 'adds a column that older servers leave empty'],
]

/**
 * Servers of two releases run side by side while one replaces the other, so a migration only expands: new tables, new
 * columns that may be empty. What nobody reads any more is removed in a later release, below a line `-- contract: …`
 * that says since when.
 */
const promise = /^--\s*contract:\s*\S.{20,}$/u

/**
 * Servers of two releases run side by side while one replaces the other, so a migration only expands: new tables, new columns
 * that may be empty. What nobody reads any more goes in a later release, below a line `-- contract: …` that says since when.
 */
export function checkMigrations(migrations: readonly Migration[]): Violation[] {
  return migrations.flatMap(({ path, text }) => {
    const number = Number(/(\d{4})_[^/]*\.sql$/u.exec(path)?.[1] ?? Number.NaN)
    if (!(number >= lawfulFrom)) return []
    const lines = text.split('\n')
    return lines.flatMap((content, index): Violation[] => {
      if (content.startsWith('--') || promise.test(lines[index - 1] ?? '')) return []
      const found = breaking.find(([statement]) => statement.test(content))
      if (found === undefined) return []
      const message = `${found[1]}: expand first; write "-- contract: since when nobody needs it" above it in a later release`
      return [{ law: 'migrations', path, line: index + 1, message }]
    })
  })
}
