import type { PasskeyResponse } from '@stratomate/contracts/accounts/passkeys'
import { useHydrated } from '#web/shared/hooks/use-hydrated.ts'

type Options = Record<string, unknown>

/** Whether this browser supports passkeys; false in the built page and in the first render after it. */
export function useHasPasskeys(): boolean {
  const isHydrated = useHydrated()
  return isHydrated && 'PublicKeyCredential' in window && 'parseRequestOptionsFromJSON' in PublicKeyCredential
}

/**
 * Asks the browser to create a passkey with the service's options. Null when the person cancels; throws other errors of
 * the browser.
 */
export async function createPasskey(options: Options): Promise<PasskeyResponse | null> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(asCreation(options))
  return ask(() => navigator.credentials.create({ publicKey }))
}

/** Asks the person to choose a passkey and to confirm it. Null when they cancel or have none. */
export async function getPasskey(options: Options): Promise<PasskeyResponse | null> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asRequest(options))
  return ask(() => navigator.credentials.get({ publicKey }))
}

async function ask(question: () => Promise<Credential | null>): Promise<PasskeyResponse | null> {
  try {
    const credential = await question()
    return credential instanceof PublicKeyCredential ? asResponse(credential.toJSON()) : null
  } catch (error) {
    // Browsers report a cancelled dialog and a timeout in the same way on purpose.
    if (error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError')) return null
    throw error
  }
}

// Safe: the service writes them by the same standard, and the browser checks every part.
function asCreation(options: Options): PublicKeyCredentialCreationOptionsJSON {
  const value: unknown = options
  return value as PublicKeyCredentialCreationOptionsJSON
}

// Safe: as above.
function asRequest(options: Options): PublicKeyCredentialRequestOptionsJSON {
  const value: unknown = options
  return value as PublicKeyCredentialRequestOptionsJSON
}

// Safe: it is the standard's own form, which the service checks again.
function asResponse(json: unknown): PasskeyResponse {
  return json as PasskeyResponse
}
