import { join } from 'node:path'
import { openDemoAccount } from '@stratomate/commands/demo-account'
import { routes } from '@stratomate/contracts'

/** The cookies of a signed-in account with a verified email. */
export async function signInDemo(origin: string, dataDir: string): Promise<string> {
  const { email, password } = await openDemoAccount(origin, join(dataDir, 'bench-account.json'))
  const answer = await fetch(new URL(routes.signIn.path, origin), {
    method: routes.signIn.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}
