import { join } from 'node:path'
import { repository } from '../repository.ts'

/** Names the folder in which `npm test` keeps the programs that its tests start as one script each. */
export const bundledProgramsSetting = 'STRATOMATE_BUNDLED_PROGRAMS'

/** What is bundled, from the root of the repository. */
export const bundledPrograms = [
  'apps/desktop/src/app/main.ts',
  'apps/server/src/main/backup/main.ts',
  'apps/server/src/main/main.ts',
  'tools/commands/src/start.ts',
] as const

/**
 * The script of a program: its bundle if one was made for this run, which starts in half of the time of a core, else
 * the program itself. @param program path of its main file, from the root of the repository
 */
export function programPath(program: (typeof bundledPrograms)[number]): string {
  const { [bundledProgramsSetting]: folder } = process.env
  return folder === undefined ? join(repository, program) : bundlePath(folder, program)
}

/** Where the bundle of a program is in the folder of all. */
export function bundlePath(folder: string, program: string): string {
  return join(folder, program.replace(/\.ts$/u, '.mjs'))
}

/**
 * The environment of a program that must know these settings and nothing of the machine. Only Node's compile cache is
 * passed on, which saves a quarter of a service's start.
 */
export function bareEnvironment(settings: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { NODE_COMPILE_CACHE: compiled } = process.env
  return { ...settings, ...(compiled !== undefined && { NODE_COMPILE_CACHE: compiled }) }
}
