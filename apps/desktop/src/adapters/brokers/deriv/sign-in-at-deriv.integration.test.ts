import {
  derivSimulatorDefaults,
  type DerivSimulator,
  startDerivSimulator,
} from '@stratomate/simulators/deriv/deriv-simulator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TokenSignIn } from '../broker-adapter.ts'
import { listAccounts } from './list-accounts.ts'
import { signInAtDeriv } from './sign-in-at-deriv.ts'

const appId = derivSimulatorDefaults.oauth.clientId
let simulator: DerivSimulator
beforeAll(async () => {
  simulator = await startDerivSimulator()
})
afterAll(() => simulator.close())

/** A sign-in whose page is opened by `visit`, in the place of a person's browser. */
function signIn(visit: (page: URL) => unknown, change: Partial<TokenSignIn> = {}) {
  const openPage = (url: string): void => void visit(new URL(url))
  const stop = new AbortController().signal
  return signInAtDeriv(simulator.origin, { appId, openPage, stop, patienceMs: 5_000, ...change })
}

/** The page redirects the browser; returns what the app answers there. */
const approve = async (page: URL): Promise<string> => (await fetch(page)).text()

/** The address to which the page would redirect the browser, without going there. */
async function returnOf(page: URL): Promise<URL> {
  const { headers } = await fetch(page, { redirect: 'manual' })
  return new URL(headers.get('location') ?? '')
}

test('a sign-in at the page gives a token that lists the accounts, for the registration that asked for it alone', async () => {
  let said = ''
  const end = await signIn(async (page) => (said = await approve(page)))
  if (end.kind !== 'signed_in') throw new Error(JSON.stringify(end))
  const { token, lastsS } = end

  expect([lastsS, said]).toEqual([3_600, 'You are signed in. Close this page and go back to the app.'])
  expect((await listAccounts(simulator.origin, { token, appId })).kind).toBe('listed')
  expect((await listAccounts(simulator.origin, { token, appId: 'another' })).kind).toBe('not_accepted')
})

test('each attempt has another state, verifier and port, and asks for no more than it needs', async () => {
  const pages: URL[] = []
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await signIn((page) => {
      pages.push(page)
      return approve(page)
    })
  }
  const [first, second] = pages.map(({ searchParams }) => Object.fromEntries(searchParams))

  expect(first).toMatchObject({
    response_type: 'code',
    scope: 'trade',
    code_challenge_method: 'S256',
    client_id: appId,
  })
  expect(first?.['redirect_uri']).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/deriv$/u)
  for (const name of ['state', 'code_challenge']) {
    expect(first?.[name]).toHaveLength(43)
    expect(first?.[name]).not.toBe(second?.[name])
  }
})

test('an answer that does not name the state of the attempt is not taken, and the true one still is', async () => {
  const statuses: number[] = []
  const end = await signIn(async (page) => {
    const back = await returnOf(page)
    for (const state of ['', 'a'.repeat(43), `${back.searchParams.get('state') ?? ''}x`]) {
      const foreign = new URL(back)
      foreign.searchParams.set('state', state)
      statuses.push((await fetch(foreign)).status)
    }
    statuses.push((await fetch(new URL('/other?' + back.searchParams.toString(), back))).status)
    statuses.push((await fetch(back, { method: 'POST' })).status)
    statuses.push((await fetch(back)).status)
  })

  expect(statuses).toEqual([400, 400, 400, 400, 400, 200])
  expect(end.kind).toBe('signed_in')
})

test('a code of another attempt is worth nothing without its verifier, and each code works once', async () => {
  let foreign = ''
  const first = await signIn(async (page) => {
    const back = await returnOf(page)
    foreign = back.searchParams.get('code') ?? ''
    await fetch(back)
  })
  const stolen = async (code: () => Promise<string>) =>
    signIn(async (page) => {
      const back = await returnOf(page)
      back.searchParams.set('code', await code())
      await fetch(back)
    })
  const used = await stolen(() => Promise.resolve(foreign))
  const unused = await stolen(async () => {
    let code = ''
    await signIn(async (page) => void (code = (await returnOf(page)).searchParams.get('code') ?? ''), {
      patienceMs: 200,
    })
    return code
  })

  expect(first.kind).toBe('signed_in')
  for (const end of [used, unused])
    expect(end).toEqual({ kind: 'failed', reason: 'the code was not exchanged (400 invalid_grant)' })
})

test('a person who refuses, gives up or takes too long gets no token', async () => {
  simulator.oauth.faults.consent = 'refused'
  expect(await signIn(approve)).toEqual({ kind: 'refused', reason: 'access_denied' })
  simulator.oauth.faults.consent = 'given'
  expect(await signIn(() => undefined, { patienceMs: 30 })).toEqual({ kind: 'too_long' })
  const giveUp = new AbortController()
  expect(await signIn(() => giveUp.abort(), { stop: giveUp.signal })).toEqual({ kind: 'gave_up' })
  simulator.oauth.faults.codeMsMax = -1
  expect(await signIn(approve)).toMatchObject({ kind: 'failed', reason: expect.stringContaining('invalid_grant') })
  simulator.oauth.faults.codeMsMax = 60_000
})

test('an application that is not registered is sent nowhere', async () => {
  const statuses: number[] = []
  const end = await signIn(async (page) => statuses.push((await fetch(page)).status), {
    appId: 'other',
    patienceMs: 200,
  })

  expect([statuses, end.kind]).toEqual([[401], 'too_long'])
})

test('the port is closed when an attempt has ended', async () => {
  let back = new URL('http://127.0.0.1')
  await signIn(async (page) => {
    back = await returnOf(page)
    await fetch(back)
  })

  await expect(fetch(back)).rejects.toThrow('fetch failed')
})
