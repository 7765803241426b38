import { join } from 'node:path'
import type { OutputOf } from '@stratomate/contracts/endpoints'
import { routes } from '@stratomate/contracts/routes'
import { type DemoAccount, openDemoAccount } from '@stratomate/commands/demo-account'
import type { BrowserContext } from 'playwright-core'
import type { Product } from '@stratomate/commands/start-product'

export type Member = DemoAccount & { user: OutputOf<'readUser'> }

/**
 * Signs an account with a running trial in, in every page of the context, by the public calls: for journeys whose
 * subject is not the signing up. `who` names another person than the usual one.
 * @throws Error when the service refuses the sign-in
 */
export async function signInMember(context: BrowserContext, product: Product, who = 'e2e-member'): Promise<Member> {
  const account = await openDemoAccount(product.origin, join(product.dataDir, `${who}.json`))
  const { email, password } = account
  const answer = await context.request.post(`${product.origin}${routes.signIn.path}`, { data: { email, password } })
  if (!answer.ok()) throw new Error(`The sign-in was refused: ${await answer.text()}`)
  // Safe: the service answers successes with the endpoint's own schema.
  return { ...account, user: (await answer.json()) as OutputOf<'readUser'> }
}
