import { missingBrandValues } from '@stratomate/brand'
import { readSettings } from '../settings.ts'
import { SettingsError } from '@stratomate/std/errors'
import { readOwnerSettings } from './owner-file.ts'
import { brandSources, recommended, settingSources } from './setting-sources.data.ts'

/** Something that production needs or lacks: what is wrong, and how to correct it. */
export type Gap = { what: string; how: string }

type Gaps = { needed: Gap[]; missed: Gap[] }

/** A limit above the number of settings, in case a check finds the same gap again and again. */
const stepsMax = 100

/**
 * Everything that keeps a service with these settings from production, at once. A start only names the first problem;
 * here each one is replaced by an example value, until nothing more is found.
 */
export function findGaps(environment: Readonly<Record<string, string | undefined>>): Gaps {
  const tried: Record<string, string | undefined> = { ...environment, APP_MODE: 'production' }
  const needed: Gap[] = []
  for (let step = 0; step < stepsMax; step += 1) {
    const what = refusalOf(tried)
    if (what === null) break
    if (isOfBrand(what)) {
      // Whatever production alone asks for has been put right by now; the rest is the same in a demo.
      tried['APP_MODE'] = 'demo'
      continue
    }
    const name = what.split(' ')[0] ?? ''
    needed.push({ what, how: settingSources[name]?.how ?? 'See .env.example.' })
    tried[name] = settingSources[name]?.example
  }
  for (const value of missingBrandValues()) {
    needed.push({ what: `The brand value "${value}" is still an example.`, how: brandSources[value] ?? '' })
  }
  const ownerSettings = ownerSettingsOf(environment)
  const missed = Object.entries(recommended)
    .filter(([name]) => isEmpty(environment[name]) && isEmpty(ownerSettings[name]))
    .map(([name, why]) => ({ what: `${name} is not set. ${why}`, how: settingSources[name]?.how ?? '' }))
  return { needed, missed }
}

function refusalOf(environment: Record<string, string | undefined>): string | null {
  try {
    readSettings(environment)
    return null
  } catch (error) {
    if (error instanceof SettingsError) return error.message
    throw error
  }
}

/** A file that cannot be read is listed as a separate gap. */
function ownerSettingsOf({ OWNER_FILE: path }: Readonly<Record<string, string | undefined>>) {
  try {
    return readOwnerSettings(path)
  } catch (error) {
    if (error instanceof SettingsError) return {}
    throw error
  }
}

/** Brand values are listed separately, all of them. */
function isOfBrand(what: string): boolean {
  return what.startsWith('The brand value')
}

function isEmpty(value: string | undefined): boolean {
  return value === undefined || value === ''
}
