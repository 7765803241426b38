import { basename, dirname } from 'node:path'
import { roomOf } from '../rooms.ts'
import { isTest, type SourceFile, type Violation } from '../source-file.ts'

const law = 'file names'
const drawer = /^(services?|lib)$|(^|-)(utils?|helpers?|misc|common|managers?)$/
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/

/**
 * Files whose names a tool or the house's map gives, and rooms in which one file is one noun with everything that
 * belongs to it.
 */
const freeNames =
  /^(index|main|queries|ports|context|root|routes|entry\.(client|server)|\.size-limit|.+\.config|.+\.data)$/
const nounRooms = ['std', 'contracts', 'domain', 'server-db', 'server-queries', 'web-routes', 'web-main']

/** Names are kebab-case, a file is named after its main export, and nothing is called `utils`. */
export function checkFileNames(files: readonly SourceFile[]): Violation[] {
  return files.flatMap((file) => {
    if (roomOf(file.path) === null) return []
    const message = folderProblem(file.path) ?? fileProblem(file)
    return message === null ? [] : [{ law, path: file.path, line: 1, message }]
  })
}

function folderProblem(path: string): string | null {
  const folders = dirname(path).split('/')
  const drawerFolder = folders.find((folder) => drawer.test(folder))
  if (drawerFolder !== undefined) return `'${drawerFolder}' says nothing: put the file into the room of its noun`
  const loud = folders.find((folder) => !kebab.test(folder))
  return loud === undefined ? null : `the folder '${loud}' is not kebab-case`
}

function fileProblem({ path, code }: SourceFile): string | null {
  if (code === null) return null
  const stem = basename(path).replace(/(?:\.d)?\.(ts|tsx|mts|mjs|js)$/, '')
  const words = stem.replace(/(\.integration)?\.test$/, '')
  if (drawer.test(words)) return `'${words}' says nothing: name the file after its main export`
  if (isTest(path) || freeNames.test(stem) || isNounRoom(path)) return null
  if (!kebab.test(stem)) return 'is not kebab-case'
  const names = code.exports.filter((name) => name !== 'default')
  if (names.length === 0 || isNamedAfter(stem, names)) return null
  return `is not named after its main export (${names.slice(0, 3).join(', ')})`
}

function isNounRoom(path: string): boolean {
  return nounRooms.some((name) => name === roomOf(path)?.name)
}

/**
 * `create-post` holds `createPost`; `postgres` may hold `startPostgres`, because every word of the file's name is in it. A family
 * of functions may take the noun that they share: `password-hash` holds `hashPassword` and `verifyPassword`.
 */
function isNamedAfter(stem: string, names: readonly string[]): boolean {
  const exportNames = names.map((name) => kebabOf(name).split('-').map(singular))
  const words = stem.split('-').map(singular)
  if (exportNames.some((name) => words.every((word) => name.includes(word)))) return true
  const values = names.filter((name) => /^[a-z]/.test(name))
  const isFamily = values.length > 1 || (values.length === 0 && names.length > 1)
  return isFamily && exportNames.some((name) => name.some((word) => words.includes(word)))
}

function singular(word: string): string {
  return word.replace(/s$/, '')
}

function kebabOf(name: string): string {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()
}
