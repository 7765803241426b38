import { freePort } from '@stratomate/commands/free-port'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type Callers,
  callersOf,
  type Shop,
  signUpInput,
  startShop,
  type Visitor,
} from '#server/main/testing/start-shop.ts'

const name = 'stratomate.session_token'

/** The lines that set the session's cookie when somebody signs in. */
async function signInLines(visitor: Visitor, email: string): Promise<string[]> {
  const { password } = signUpInput(email)
  const answer = await visitor.call('signIn', { body: { email, password } })
  return answer.headers.getSetCookie()
}

describe('over https', () => {
  let service: Shop
  let shop: Callers
  beforeAll(async () => {
    const port = await freePort()
    const site = 'https://stratomate.example'
    service = await startShop({ environment: { APP_ORIGIN: site, PORT: String(port) } })
    // As the proxy in front reaches it, which speaks https to people.
    shop = callersOf(() => `http://127.0.0.1:${port}`, site)
  })
  afterAll(() => service.close())

  test('the session and the browser are kept in cookies of this host alone', async () => {
    const { visitor, email } = await shop.member()
    const session = (await signInLines(shop.visitor(), email)).find((line) => line.startsWith(`__Host-${name}=`))

    expect(session).toMatch(/; Path=\//u)
    expect(session).toMatch(/; HttpOnly/u)
    expect(session).toMatch(/; Secure/u)
    expect(session).toMatch(/; SameSite=Lax/iu)
    expect(session).not.toMatch(/domain/iu)
    expect([...visitor.cookies.keys()]).toEqual(expect.arrayContaining([`__Host-${name}`, '__Host-browser']))
  })

  test('a session cookie without the prefix speaks for nobody', async () => {
    const { visitor } = await shop.member()
    const value = visitor.cookies.get(`__Host-${name}`) ?? ''
    const bare = await shop.visitor().call('readUser', { headers: { cookie: `${name}=${value}` } })
    const secure = await shop.visitor().call('readUser', { headers: { cookie: `__Secure-${name}=${value}` } })

    expect([bare.status, secure.status]).toEqual([401, 401])
    expect((await visitor.call('readUser')).status).toBe(200)
  })

  test('signing out clears the prefixed cookie', async () => {
    const { visitor } = await shop.member()
    await visitor.call('signOut')

    expect(visitor.cookies.has(`__Host-${name}`)).toBe(false)
  })
})

describe('a second session cookie', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await startShop()
  })
  afterAll(() => shop.close())

  test.each(['before', 'behind'])('that was tossed %s the own one is refused, not preferred', async (place) => {
    const victim = await shop.member()
    const attacker = await shop.member()
    const own = `${name}=${victim.visitor.cookies.get(name) ?? ''}`
    const tossed = `${name}=${attacker.visitor.cookies.get(name) ?? ''}`
    const cookie = place === 'before' ? `${tossed}; ${own}` : `${own}; ${tossed}`

    expect((await shop.visitor().call('readUser', { headers: { cookie } })).status).toBe(401)
  })

  test('of the same value is refused too, and so is an empty one', async () => {
    const { visitor } = await shop.member()
    const own = `${name}=${visitor.cookies.get(name) ?? ''}`
    const statuses = []
    for (const cookie of [`${own}; ${own}`, `${own};${own}`, `${name}=; ${own}`, `${own}; ${name}=`]) {
      statuses.push((await shop.visitor().call('readUser', { headers: { cookie } })).status)
    }

    expect(statuses).toEqual([401, 401, 401, 401])
    expect((await shop.visitor().call('readUser', { headers: { cookie: `a=b;${own}` } })).status).toBe(200)
  })
})
