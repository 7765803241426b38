import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** The folder of earlier versions, below the folder in which they were started. */
const oldPlace = join('.data', 'desktop')

export type OldDataPlaces = {
  dataFolder: string
  /** The current folder. */
  current: string
  /** The folder of the program or the script. */
  program: string
}

/**
 * The data folder of an earlier version, beside the program or in the current folder; null when there is none, or when
 * somebody has already signed in with today's folder.
 */
export function findOldData({ dataFolder, current, program }: OldDataPlaces): string | null {
  if (existsSync(join(dataFolder, 'credential.json'))) return null
  const places = [program, dirname(program), current].map((folder) => resolve(folder, oldPlace))
  return places.find((place) => place !== resolve(dataFolder) && existsSync(join(place, 'journal.db'))) ?? null
}
