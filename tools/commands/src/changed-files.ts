import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from './repository.ts'

/**
 * What differs from where this branch left the main one, committed or not; on the main branch, what is not committed
 * yet. @returns paths from the root, of files that still exist @throws Error when this is not a git checkout
 */
export function changedFiles(): string[] {
  const [base = 'HEAD'] = git('merge-base', 'HEAD', isKnown('main') ? 'main' : 'HEAD')
  const changed = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]
  return [...new Set(changed)].filter((path) => existsSync(join(repository, path)))
}

/** Every test of processes and every journey that git knows or would add. */
export function processTests(): string[] {
  return git('ls-files', '--cached', '--others', '--exclude-standard', '*.integration.test.ts', 'tests/e2e/*.test.ts')
}

function isKnown(branch: string): boolean {
  return git('branch', '--list', branch, '--format=%(refname:short)').includes(branch)
}

function git(...args: string[]): string[] {
  const said = execFileSync('git', args, { cwd: repository, encoding: 'utf8' })
  return said.split('\n').filter((line) => line !== '')
}
