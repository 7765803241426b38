// The laws of the house that no linter has: `npm run verify` runs them all and prints every broken one.
import { join } from 'node:path'
import { checkBarrels } from './laws/barrels.ts'
import { checkBooleanParameters } from './laws/boolean-parameters.ts'
import { checkClassLengths } from './laws/class-lengths.ts'
import { checkClassStrings } from './laws/class-strings.ts'
import { checkDeadOverrides, checkDeadRows, checkMqlRooms } from './laws/dead-rows.ts'
import { checkDocumentPaths } from './laws/document-paths.ts'
import { checkDoubleCasts } from './laws/double-casts.ts'
import { checkErrorListeners } from './laws/error-listeners.ts'
import { checkExactArithmetic } from './laws/exact-arithmetic.ts'
import { checkFileNames } from './laws/file-names.ts'
import { checkFullFolders } from './laws/full-folders.ts'
import { checkImportDirections } from './laws/import-directions.ts'
import { checkMigrations } from './laws/migrations.ts'
import { checkNames } from './laws/names.ts'
import { checkProcessMemory } from './laws/process-memory.ts'
import { checkPureRooms } from './laws/pure-rooms.ts'
import { checkRootFiles } from './laws/root-files.ts'
import { checkSettingsExample } from './laws/settings-example.ts'
import { checkShownTexts } from './laws/shown-texts.ts'
import { checkSkipReasons } from './laws/skip-reasons.ts'
import { checkSwallowedErrors } from './laws/swallowed-errors.ts'
import { checkTestNames } from './laws/test-names.ts'
import { readRepository } from './read-repository.ts'

const { paths, files, workspaces, scripts, documents, migrations, settings, example, lintConfig } = readRepository(
  join(import.meta.dirname, '../../..'),
)
const documentOf = (path: string) => documents.find((document) => document.path === path) ?? { path, text: '' }
const violations = [
  ...checkImportDirections(files, workspaces),
  ...checkDeadRows(files, { workspaces }),
  ...checkDeadOverrides(lintConfig, paths),
  ...checkMqlRooms(paths),
  ...checkBarrels(files),
  ...checkFileNames(files),
  ...checkFullFolders(files),
  ...checkMigrations(migrations),
  ...checkNames(files, documentOf('docs/glossary.md').text),
  ...checkShownTexts(files, documentOf('docs/glossary.md').text),
  ...checkDoubleCasts(files),
  ...checkBooleanParameters(files),
  ...checkPureRooms(files),
  ...checkExactArithmetic(files),
  ...checkTestNames(files),
  ...checkSkipReasons(files),
  ...checkSwallowedErrors(files),
  ...checkErrorListeners(files),
  ...checkClassLengths(files),
  ...checkClassStrings(files),
  ...checkRootFiles(paths),
  ...checkDocumentPaths({ documents, paths, scripts }),
  ...checkSettingsExample({ settings, example }),
  ...checkProcessMemory(files, documentOf('docs/process-memory.md')),
]
for (const { law, path, line, message } of violations) console.log(`${path}:${line} ${law}: ${message}`)
console.log(violations.length === 0 ? `${files.length} files keep the laws.` : `${violations.length} broken laws.`)
process.exitCode = violations.length === 0 ? 0 : 1
