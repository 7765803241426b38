import { brand } from '@stratomate/brand'
import type { Tracing } from '#server/features/status/ports.ts'
import type { Settings } from '../settings.ts'
import { version } from '../version.ts'

/** What a collector of traces hears. Its packages are loaded only where one is named: they take 0.2 s of a start. */
export async function openTracing({ tracing }: Pick<Settings, 'tracing'>): Promise<Tracing | null> {
  if (tracing === null) return null
  const { createTracing } = await import('#server/adapters/create-tracing.ts')
  return createTracing({ ...tracing, service: brand.name.toLowerCase(), version })
}
