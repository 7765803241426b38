import { BusRefused, openNatsBus } from '#server/adapters/message-bus/nats-bus.ts'
import { localBus } from '#server/adapters/message-bus/local-bus.ts'
import type { Log, MessageBus } from '#server/features/ports.ts'
import type { ServiceOutside } from '../service-outside.ts'
import type { Settings } from '../settings.ts'
import { SettingsError } from '@stratomate/std/errors'

/**
 * The bus by which this server reaches the others of the service. Throws a SettingsError when it refuses the sign-in.
 */
export async function openMessageBus(
  { natsUrl }: Pick<Settings, 'natsUrl'>,
  { printOnConsole: say }: Pick<ServiceOutside, 'printOnConsole'>,
  log: Log,
): Promise<MessageBus> {
  if (natsUrl === null) return localBus
  try {
    return await openNatsBus({ url: natsUrl, say }, log)
  } catch (error) {
    if (error instanceof BusRefused) throw new SettingsError(`NATS_URL is not let in by its server: ${error.message}.`)
    throw error
  }
}
