import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { node, repository, tool } from '../repository.ts'
import { changedText, type PageBlock } from './page-blocks.ts'

export type ToolRun = { status: number | null; output: string }

const copied = [
  'apps',
  'content',
  'docs',
  'packages',
  'tools',
  '.gitignore',
  'ARCHITECTURE.md',
  'package.json',
  'tsconfig.json',
]
const skipped = ['node_modules', 'build', 'dist', 'build-cache', '.react-router']

/** A copy of the repository in a temporary folder, in which a page of docs/how-to-add is followed. */
export class RepositoryCopy {
  readonly folder: string = copyOfRepository()

  /** Writes the file of a block, or changes it. */
  follow({ path, kind, text }: PageBlock): void {
    const file = join(this.folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, kind === 'file' ? text : changedText(readFileSync(file, 'utf8'), text))
  }

  /** Every file by its path, without installed packages. */
  files(): Map<string, string> {
    const entries = readdirSync(this.folder, { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
    const paths = files.map((file) => file.slice(this.folder.length + 1))
    const own = paths.filter((path) => !path.split('/').includes('node_modules'))
    return new Map(own.map((path) => [path, readFileSync(join(this.folder, path), 'utf8')]))
  }

  /** Runs a module whose imports are those of the copy. */
  runModule(source: string): ToolRun {
    const script = join(this.folder, 'script.mjs')
    writeFileSync(script, source)
    return this.run(node, [script])
  }

  /** Runs tests of one part whose path contains one of these texts. */
  test(project: 'unit' | 'integration', ...filters: readonly string[]): ToolRun {
    return this.run(tool('vitest'), ['run', '-c', 'tools/house/vitest.config.ts', '--project', project, ...filters])
  }

  run(program: string, args: readonly string[], within = '.'): ToolRun {
    const { status, stdout, stderr } = spawnSync(program, args, {
      cwd: join(this.folder, within),
      encoding: 'utf8',
      env: { ...process.env, VITEST: undefined, FORCE_COLOR: undefined, NO_COLOR: '1' },
    })
    return { status, output: `${stdout}${stderr}` }
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }
}

/** Its own packages are the copied ones; all others are those of the repository. */
function copyOfRepository(): string {
  const folder = mkdtempSync(join(tmpdir(), 'how-to-add-'))
  for (const path of copied) {
    cpSync(join(repository, path), join(folder, path), {
      recursive: true,
      filter: (source) => !skipped.includes(basename(source)),
    })
  }
  linkModules(folder)
  for (const { path } of workspacesOf(folder)) linkOwnModules(path, folder)
  return folder
}

function linkModules(folder: string): void {
  const modules = join(folder, 'node_modules')
  mkdirSync(join(modules, '@stratomate'), { recursive: true })
  for (const entry of readdirSync(join(repository, 'node_modules'))) {
    if (entry === '@stratomate' || entry === '.cache') continue
    symlinkSync(join(repository, 'node_modules', entry), join(modules, entry))
  }
  for (const { path, name } of workspacesOf(folder)) symlinkSync(path, join(modules, name))
}

/** Packages that a workspace has itself, because another version is installed above it. */
function linkOwnModules(workspace: string, folder: string): void {
  const theirs = join(repository, relative(folder, workspace), 'node_modules')
  if (!existsSync(theirs)) return
  const own = join(workspace, 'node_modules')
  mkdirSync(own)
  for (const entry of readdirSync(theirs)) {
    if (!entry.startsWith('.')) symlinkSync(join(theirs, entry), join(own, entry))
  }
}

function workspacesOf(folder: string): { path: string; name: string }[] {
  const parents = ['apps', 'packages', 'tools'].map((parent) => join(folder, parent))
  const found = parents.flatMap((parent) => readdirSync(parent).map((entry) => join(parent, entry)))
  return [...found, join(folder, 'content')].map((path) => {
    const { name } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as { name: string }
    return { path, name }
  })
}
