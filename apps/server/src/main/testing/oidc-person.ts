import { randomUUID } from 'node:crypto'
import { type BodyOf, navigations } from '@stratomate/contracts'
import type { OidcIdentity, OidcProviderDouble } from '@stratomate/simulators/oidc/start-oidc-provider'
import { walkProvider } from '@stratomate/simulators/oidc/walk-provider'
import { type Shop, signUpInput, type Visitor } from './start-shop.ts'

/** The form that completes a sign-up, with what the provider did not say. */
export const completeInput: BodyOf<'completeOidcSignUp'> = completionOf(signUpInput(''))

function completionOf({ country, adult, riskAccepted, riskTextVersion, legalVersion }: BodyOf<'signUp'>) {
  return { country, adult, riskAccepted, riskTextVersion, legalVersion }
}

/** Somebody whom the provider knows and has verified. */
export function newIdentity(change: Partial<OidcIdentity> = {}): OidcIdentity {
  const id = randomUUID()
  return {
    subject: `subject-${id}`,
    email: `${id}@example.com`,
    isVerified: true,
    firstName: 'Kim',
    lastName: 'Doe',
    ...change,
  }
}

/** The address to which a service lets the provider redirect people. */
export function redirectUriOf({ origin }: Pick<Shop, 'origin'>): string {
  return `${origin}${navigations.oidcCallback}`
}

type Walk = { visitor: Visitor; provider: OidcProviderDouble; person: OidcIdentity | null; returnTo?: string | null }

/** Begins a sign-in and walks through the provider's pages; answers the address that leads back. */
export async function comeBack(shop: Pick<Shop, 'origin'>, walk: Walk, change = (address: string) => address) {
  const { visitor, provider, person, returnTo = null } = walk
  const begun = await visitor.call('beginOidcSignIn', { body: { returnTo } })
  if (begun.status !== 200) throw new Error(`Beginning failed: ${JSON.stringify(begun.body)}`)
  provider.become(person)
  return walkProvider(change(begun.body.url), redirectUriOf(shop))
}

/** Opens the address that leads back; answers where the service redirects. */
export async function arrive(visitor: Visitor, back: URL): Promise<string> {
  const answer = await visitor.fetch(`${back.pathname}${back.search}`)
  return answer.headers.get('location') ?? `status ${answer.status}`
}

/** All of these steps; answers where the service redirects at the end. */
export async function signInWithOidc(shop: Pick<Shop, 'origin'>, walk: Walk): Promise<string> {
  return arrive(walk.visitor, await comeBack(shop, walk))
}
