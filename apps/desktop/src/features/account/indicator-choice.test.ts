import { randomUUID } from 'node:crypto'
import { desktopAudience, EntitlementClaims, tokenIssuer } from '@stratomate/contracts'
import { describe, expect, test } from 'vitest'
import { ServerError } from '#desktop/adapters/server-api/server-client.ts'
import type { ServerLink } from '#desktop/adapters/server-api/server-link.ts'
import { IndicatorChoice } from './indicator-choice.ts'

const trial = claims('one')
const paid = claims('all')

function claims(indicators: 'one' | 'all'): EntitlementClaims {
  const about = { iss: tokenIssuer, aud: desktopAudience, sub: randomUUID(), plan: 'new_trader', status: 'trial' }
  return EntitlementClaims.parse({ ...about, tradesPerDay: 10, charts: 2, indicators, exp: 0, iat: 0 })
}

/** An app with its notes, and the account's choice as the site knows it, with one change a day. */
function computer(site: { id: string | null; changes: number } = { id: null, changes: 1 }) {
  const notes = new Map<string, string>()
  const calls: string[] = []
  const warned: string[] = []
  const time = { nowMs: 1_000_000 }
  const held = { answer: Promise.resolve(), isDown: false }
  const call = async (name: string, asked?: { body?: { id: string } }) => {
    calls.push(asked?.body === undefined ? name : `${name} ${asked.body.id}`)
    if (held.isDown) throw new ServerError('unreachable', 'The site is away.')
    if (name === 'readChosenIndicator') {
      const answer = { indicatorId: site.id, changesLeft: site.changes }
      await held.answer
      return answer
    }
    const id = asked?.body?.id ?? ''
    if (site.id !== null && site.id !== id) {
      if (site.changes === 0) throw new ServerError('change_used', 'Used.')
      site.changes -= 1
    }
    site.id = id
    return { indicatorId: id, changesLeft: site.changes }
  }
  const choice = new IndicatorChoice({
    notes: {
      readNote: (key) => notes.get(key) ?? null,
      writeNote: (key, value) => void notes.set(key, value),
    },
    // Safe: it answers the two calls that a choice makes.
    link: { call: call as ServerLink['call'] },
    log: { warn: (message) => void warned.push(message) },
    now: () => time.nowMs,
  })
  return { choice, site, calls, warned, time, held }
}

describe('what may trade', () => {
  test('is everything with a plan that has all indicators, and nobody is asked', async () => {
    const { choice, calls } = computer()
    choice.offer('boss')
    await choice.agree(paid)
    await choice.agree(null)

    expect([choice.allowed(paid), calls]).toEqual([null, []])
  })

  test('is nothing in the trial before there is an indicator, then the first that a chart brings, alone', () => {
    const { choice } = computer()
    const before = choice.allowed(trial)
    choice.offer('boss')
    choice.offer('super-trend')

    expect([before, choice.allowed(trial)]).toEqual(['', 'boss'])
  })

  test('is known when the site is away', async () => {
    const { choice, held } = computer()
    choice.offer('boss')
    held.isDown = true

    await expect(choice.agree(trial)).rejects.toThrow('away')
    expect(choice.allowed(trial)).toBe('boss')
  })
})

test('the first indicator is told to the site as soon as a chart brings it, once', async () => {
  const { choice, site, calls } = computer()
  await choice.agree(trial)
  choice.offer('boss')
  await choice.agree(trial)
  await choice.agree(trial)

  expect(site.id).toBe('boss')
  expect(calls).toEqual(['readChosenIndicator', 'readChosenIndicator', 'chooseIndicator boss'])
})

test('what was chosen on another computer takes the place of what a chart brought here, and uses no change', async () => {
  const { choice, site, warned } = computer({ id: 'vortex', changes: 1 })
  choice.offer('boss')
  await choice.agree(trial)

  expect([choice.allowed(trial), site.id, site.changes]).toEqual(['vortex', 'vortex', 1])
  expect(warned).toHaveLength(1)
})

test('a change on another computer is heard within a quarter of a minute', async () => {
  const { choice, site, time, calls } = computer()
  choice.offer('boss')
  await choice.agree(trial)
  site.id = 'vortex'
  time.nowMs += 14_000
  await choice.agree(trial)
  const early = choice.allowed(trial)
  time.nowMs += 2_000
  await choice.agree(trial)

  expect([early, choice.allowed(trial)]).toEqual(['boss', 'vortex'])
  expect(calls.filter((call) => call === 'readChosenIndicator')).toHaveLength(2)
})

test('a clock that was set back does not keep it from asking', async () => {
  const { choice, site, time } = computer({ id: 'boss', changes: 1 })
  await choice.agree(trial)
  site.id = 'vortex'
  time.nowMs -= 3_600_000
  await choice.agree(trial)

  expect(choice.allowed(trial)).toBe('vortex')
})

describe('choosing another', () => {
  test('changes it when the site agrees', async () => {
    const { choice, site } = computer({ id: 'boss', changes: 1 })
    await choice.agree(trial)

    expect(await choice.choose('vortex')).toBeNull()
    expect([choice.allowed(trial), site.id, site.changes]).toEqual(['vortex', 'vortex', 0])
  })

  test('is refused with the reason when the change of the day is used, or the site is away', async () => {
    const { choice, held } = computer({ id: 'boss', changes: 0 })
    await choice.agree(trial)
    const used = await choice.choose('vortex')
    held.isDown = true
    const away = await choice.choose('vortex')

    expect(used).toBe('The trial allows one indicator change a day, and today’s is used.')
    expect(away).toBe('The site could not be asked: The site is away.')
    expect(choice.allowed(trial)).toBe('boss')
  })

  test('of the one that is chosen asks nobody', async () => {
    const { choice, calls, held } = computer({ id: 'boss', changes: 0 })
    await choice.agree(trial)
    held.isDown = true

    expect(await choice.choose('boss')).toBeNull()
    expect(calls).toEqual(['readChosenIndicator'])
  })

  test('while an older answer is on its way keeps the newer choice', async () => {
    const { choice, held } = computer({ id: 'boss', changes: 1 })
    const slow = Promise.withResolvers<void>()
    held.answer = slow.promise
    const agreeing = choice.agree(trial)
    await choice.choose('vortex')
    slow.resolve()
    await agreeing

    expect(choice.allowed(trial)).toBe('vortex')
  })
})

test('two computers that are first at once agree on one', async () => {
  const site = { id: null, changes: 0 }
  const [one, other] = [computer(site), computer(site)]
  one.choice.offer('boss')
  other.choice.offer('vortex')
  await Promise.all([one.choice.agree(trial), other.choice.agree(trial)])
  for (const { choice, time } of [one, other]) {
    time.nowMs += 16_000
    await choice.agree(trial)
  }

  expect(one.choice.allowed(trial)).toBe(other.choice.allowed(trial))
})
