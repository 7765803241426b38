import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Workspace } from './resolve-import.ts'
import { readSource, type SourceFile } from './source-file.ts'

/** Everything the laws look at, read once. `paths` are all files that git knows or would add. */
export type Repository = {
  paths: string[]
  files: SourceFile[]
  workspaces: Workspace[]
  scripts: string[]
  documents: { path: string; text: string }[]
  /** The changes of the tables, as SQL. */
  migrations: { path: string; text: string }[]
  /** The server's settings file and the example that shows them. */
  settings: string
  example: string
  /** The linter's settings. */
  lintConfig: string
}

const readTypes = /\.(ts|tsx|mts|mjs|js|css|mq5|mqh)$/
const generated = /\.generated\.ts$/

/** Reads the repository at `root`. */
export function readRepository(root: string): Repository {
  const listing = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: root })
  const paths = listing
    .toString()
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(root, path)))
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const manifests = paths.filter((path) => path.endsWith('/package.json'))
  return {
    paths,
    files: paths
      .filter((path) => readTypes.test(path) && !generated.test(path))
      .map((path) => readSource(path, read(path))),
    workspaces: manifests.map((path) => ({ folder: path.slice(0, -'/package.json'.length), ...readNames(read(path)) })),
    scripts: Object.keys(readManifest(read('package.json')).scripts ?? {}),
    documents: paths
      .filter((path) => /^[^/]+\.md$|\/AGENTS\.md$|^docs\/.+\.md$/.test(path))
      .map((path) => ({ path, text: read(path) })),
    migrations: paths
      .filter((path) => /^apps\/server\/src\/db\/migrations\/.+\.sql$/.test(path))
      .map((path) => ({ path, text: read(path) })),
    settings: read('apps/server/src/main/settings.ts'),
    example: read('.env.example'),
    lintConfig: read('tools/house/oxlint.json'),
  }
}

type Manifest = {
  name?: string
  scripts?: Record<string, string>
  imports?: Record<string, string>
  exports?: Record<string, string>
}

function readNames(text: string): Omit<Workspace, 'folder'> {
  const { name = '', imports = {}, exports = {} } = readManifest(text)
  return { name, imports, exports }
}

function readManifest(text: string): Manifest {
  // Safe: npm has read the same file before, and every field is optional here.
  return JSON.parse(text) as Manifest
}
