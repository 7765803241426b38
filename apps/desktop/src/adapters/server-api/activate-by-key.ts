import { type DesktopTokenAnswer, LicenceKey } from '@stratomate/contracts'
import type { Log } from '@stratomate/engine/ports'
import { type ServerClient, ServerError, type ServerErrorCode } from './server-client.ts'

type Activation = {
  client: Pick<ServerClient, 'call'>
  log: Log
  computerName: string
  appVersion: string
}

const sentences: Partial<Record<ServerErrorCode, string>> = {
  invalid_grant: 'This license key is not valid. Check it, or make a new one in your account.',
  invalid_input: 'That is not a license key.',
  conflict: 'This license key has connected as many computers as it may. Remove one in your account first.',
  rate_limited: 'Too many attempts. Wait a moment before the next one.',
}

/**
 * Connects this computer with a licence key; null, with a sentence in the log, when that failed. It asks only once: a
 * computer may be connected although the answer was lost, and each one takes a place of the key.
 */
export async function activateByKey(typed: string, parts: Activation): Promise<DesktopTokenAnswer | null> {
  const { client, log, computerName, appVersion } = parts
  const key = LicenceKey.safeParse(typed)
  if (!key.success || key.data === '') {
    log.warn('That is not a license key.')
    return null
  }
  try {
    return await client.call('activateDesktop', { body: { key: key.data, computerName, appVersion } })
  } catch (error) {
    if (!(error instanceof ServerError)) throw error
    log.warn(sentences[error.code] ?? `${error.message} The key was not stored: give it again.`, { code: error.code })
    return null
  }
}
