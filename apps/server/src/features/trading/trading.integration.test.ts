import { randomUUID } from 'node:crypto'
import { createDatabase } from '@stratomate/commands/postgres/postgres'
import { borrowPostgres } from '@stratomate/commands/postgres/prepared-database'
import type { Refusal, Trade } from '@stratomate/contracts'
import { tradingDayOf } from '@stratomate/domain'
import { decodeJwt, decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectDesktop, type Desktop, type Member, type Shop, startShop } from '#server/main/testing/start-shop.ts'
import { idleState } from '#server/main/testing/idle-state.ts'
import { paperTrade } from '#server/main/testing/paper-trade.ts'

const postgres = await borrowPostgres()
if ('unavailable' in postgres) console.warn(`PostgreSQL tests skipped: ${postgres.unavailable}`)
afterAll(async () => {
  if ('stop' in postgres) await postgres.stop()
})

const databases = 'url' in postgres ? ['embedded', 'PostgreSQL'] : ['embedded']

async function startOn(database: string): Promise<Shop> {
  if (database === 'embedded' || !('url' in postgres)) return startShop({ databaseUrl: null })
  return startShop({ databaseUrl: await createDatabase(postgres.url) })
}

describe.each(databases)('on %s', (database) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await startOn(database)
  })
  afterAll(() => shop.close())

  async function trader(): Promise<{ member: Member; desktop: Desktop }> {
    const member = await shop.member()
    await member.visitor.call('startTrial', { body: {} })
    return { member, desktop: await connectDesktop(shop, member) }
  }

  async function lease(desktop: Desktop, want = 100) {
    const answer = await desktop.visitor.call('takeLease', { body: { want } })
    return { ...answer, jti: answer.status === 200 ? String(decodeJwt(answer.body.lease).jti) : '' }
  }

  test('the trial gives ten trades a day on two charts for three days without a card', async () => {
    const member = await shop.member()

    const started = await member.visitor.call('startTrial', { body: { tier: 'elite_trader' } })
    const quota = await member.visitor.call('readQuota')
    const active = await member.visitor.call('readActiveSubscription')

    expect(started.status).toBe(200)
    expect(started.body.subscription).toMatchObject({
      userId: member.id,
      tier: 'elite_trader',
      status: 'trial',
      source: 'trial',
      tradesRemaining: 10,
      chartsAllowed: 2,
    })
    const { startDate, endDate } = started.body.subscription
    expect(Date.parse(endDate ?? '') - Date.parse(startDate ?? '')).toBe(3 * 86_400_000)
    expect(quota.body).toMatchObject({ limit: 10, used: 0, remaining: 10, chartsAllowed: 2 })
    expect(active.body).toBeNull()
  })

  test('the trial is given once, also to the same mailbox written in another way', async () => {
    const name = `t${randomUUID().slice(0, 8)}`
    const first = await shop.member({ email: `${name}@gmail.com` })
    const duplicate = await shop.member({ email: `${name.slice(0, 3)}.${name.slice(3)}+again@googlemail.com` })
    await first.visitor.call('startTrial', { body: {} })

    const again = await first.visitor.call('startTrial', { body: {} })
    const asDuplicate = await duplicate.visitor.call('startTrial', { body: {} })

    expect(again).toMatchObject({ status: 409, body: { code: 'already_subscribed' } })
    expect(asDuplicate).toMatchObject({ status: 409, body: { code: 'trial_used' } })
  })

  test('a double click starts one trial', async () => {
    const member = await shop.member()

    const answers = await Promise.all([1, 2, 3, 4].map(() => member.visitor.call('startTrial', { body: {} })))
    const subscription = await member.visitor.call('readSubscription', { params: { id: member.id } })

    expect(answers.some((answer) => answer.status === 200)).toBe(true)
    expect(answers.every((answer) => answer.status === 200 || answer.status === 409)).toBe(true)
    expect(subscription.body.subscription.status).toBe('trial')
  })

  test('a lease is signed for one device and one day', async () => {
    const { member, desktop } = await trader()

    const { status, body } = await lease(desktop, 4)

    const claims = decodeJwt(body.lease)
    expect(status).toBe(200)
    expect(decodeProtectedHeader(body.lease)).toMatchObject({ alg: 'EdDSA', typ: 'lease+jwt' })
    expect(claims).toMatchObject({ sub: member.id, device: desktop.deviceId, n: 4, day: tradingDayOf(Date.now()) })
    expect(body).toMatchObject({ granted: 4, day: tradingDayOf(Date.now()) })
  })

  test('a device gets the rest of the day and then hears when it resets', async () => {
    const { desktop } = await trader()

    const first = await lease(desktop)
    const second = await lease(desktop)

    expect(first.body.granted).toBe(10)
    expect(second).toMatchObject({ status: 409, body: { code: 'limit_reached' } })
    expect(JSON.stringify(second.body)).toContain(first.body.resetsAt)
  })

  test('a lease whose answer was lost is given again, and only that one', async () => {
    const { desktop } = await trader()
    const lost = await desktop.visitor.call('takeLease', { body: { want: 4, held: [] } })

    const again = await desktop.visitor.call('takeLease', { body: { want: 4, held: [] } })
    const { jti } = decodeJwt(again.body.lease)
    const more = await desktop.visitor.call('takeLease', { body: { want: 4, held: [jti] } })

    expect(jti).toBe(decodeJwt(lost.body.lease).jti)
    expect([lost.body.granted, again.body.granted, more.body.granted]).toEqual([4, 4, 4])
    expect(decodeJwt(more.body.lease).jti).not.toBe(jti)
  })

  test('without a plan there is no lease', async () => {
    const member = await shop.member()
    const desktop = await connectDesktop(shop, member)

    expect(await lease(desktop)).toMatchObject({ status: 403, body: { code: 'no_entitlement' } })
  })

  test('tomorrow cannot be leased before 20:00 UTC, and never the day after', async () => {
    const { desktop } = await trader()
    const day = tradingDayOf(Date.now() + 2 * 86_400_000)

    const answer = await desktop.visitor.call('takeLease', { body: { want: 1, day } })

    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  })

  test('many devices asking at once are never handed more than the limit', async () => {
    const { member, desktop } = await trader()
    const desktops = [desktop, ...(await Promise.all([1, 2, 3].map(() => connectDesktop(shop, member))))]

    const asked = desktops.flatMap((each) => Array.from({ length: 12 }, () => lease(each, 3)))
    const answers = await Promise.all(asked)

    const granted = answers.filter((answer) => answer.status === 200).map((answer) => answer.body.granted)
    expect(granted.reduce((sum, count) => sum + count, 0)).toBe(10)
    expect(answers.every((answer) => answer.status === 200 || answer.status === 409)).toBe(true)
  })

  test('what a lease has left goes back once', async () => {
    const { desktop } = await trader()
    const { jti } = await lease(desktop)
    await desktop.visitor.call('settleLease', { params: { jti }, body: { seq: 1, used: 3 } })

    const closed = await desktop.visitor.call('closeLease', { params: { jti } })
    const again = await desktop.visitor.call('closeLease', { params: { jti } })
    const next = await lease(desktop)

    expect([closed.body.returned, again.body.returned, next.body.granted]).toEqual([7, 0, 7])
  })

  test.each([
    [{ seq: 1, used: 2 }, 409, 'lease_out_of_order'],
    [{ seq: 3, used: 11 }, 409, 'lease_overused'],
    [{ seq: 3, used: -1 }, 400, 'invalid_input'],
  ] as const)('settling with %o is refused', async (report, status, code) => {
    const { desktop } = await trader()
    const { jti } = await lease(desktop)
    await desktop.visitor.call('settleLease', { params: { jti }, body: { seq: 2, used: 4 } })

    const answer = await desktop.visitor.call('settleLease', { params: { jti }, body: report })

    expect(answer).toMatchObject({ status, body: { code } })
  })

  test('a lease of another device cannot be settled, one of another account is not known', async () => {
    const { member, desktop } = await trader()
    const other = await connectDesktop(shop, member)
    const { jti } = await lease(desktop)

    const stranger = await trader()

    const settled = await other.visitor.call('settleLease', { params: { jti }, body: { seq: 1, used: 1 } })
    const reported = await stranger.desktop.visitor.call('reportTrades', { body: { trades: [paperTrade(jti)] } })

    expect(settled).toMatchObject({ status: 404, body: { code: 'lease_unknown' } })
    expect(reported.body.rejected).toMatchObject([{ code: 'lease_unknown' }])
  })

  test('a computer that was signed in again may report what it did under its old name', async () => {
    const { member, desktop } = await trader()
    const { jti } = await lease(desktop)
    await member.visitor.call('removeDevice', { params: { id: desktop.deviceId } })
    const again = await connectDesktop(shop, member)

    const reported = await again.visitor.call('reportTrades', { body: { trades: [paperTrade(jti)] } })

    expect(reported.body.accepted).toHaveLength(1)
    expect((await member.visitor.call('readQuota')).body.used).toBe(1)
  })

  test('a trade counts once however often it is reported', async () => {
    const { member, desktop } = await trader()
    const { jti } = await lease(desktop)
    const trade = paperTrade(jti)

    await Promise.all([1, 2, 3, 4, 5].map(() => desktop.visitor.call('reportTrades', { body: { trades: [trade] } })))
    const last = await desktop.visitor.call('reportTrades', {
      body: { trades: [{ ...trade, state: 'settled', result: 'won', profitCents: 860 }] },
    })
    const quota = await member.visitor.call('readQuota')
    const state = await desktop.visitor.call('reportState', { body: idleState })
    const trades = await member.visitor.call('listTrades')
    const subscription = await member.visitor.call('readSubscription', { params: { id: member.id } })

    expect(last.body).toEqual({ accepted: [trade.id], rejected: [] })
    expect(quota.body).toMatchObject({ used: 1, remaining: 9 })
    expect(state.body.usedToday).toEqual({ day: quota.body.day, used: 1 })
    expect(trades.body.items).toMatchObject([{ id: trade.id, state: 'settled', result: 'won', profitCents: 860 }])
    expect(subscription.body.subscription.tradesRemaining).toBe(9)
  })

  test('an intended or rejected order does not count', async () => {
    const { member, desktop } = await trader()
    const { jti } = await lease(desktop)
    const trade = paperTrade(jti, { state: 'intended', acknowledgedAt: null })

    await desktop.visitor.call('reportTrades', { body: { trades: [trade] } })
    await desktop.visitor.call('reportTrades', { body: { trades: [{ ...trade, state: 'rejected' }] } })

    expect((await member.visitor.call('readQuota')).body.used).toBe(0)
  })

  test('the result of the day is that of all its trades, by account and currency, the live account first', async () => {
    const { member, desktop } = await trader()
    const { jti } = await lease(desktop)
    const settled = (change: object) => ({ ...paperTrade(jti), state: 'settled', ...change })
    const empty = await member.visitor.call('readDayResult')
    await desktop.visitor.call('reportTrades', {
      body: {
        trades: [
          settled({ result: 'won', profitCents: 860 }),
          settled({ result: 'lost', profitCents: -1_000 }),
          settled({ result: 'tie', profitCents: 0 }),
          paperTrade(jti),
          { ...paperTrade(jti), state: 'rejected' },
          settled({ account: 'live', result: 'won', profitCents: 90 }),
          settled({ account: 'live', currency: 'EUR', result: 'lost', profitCents: -500 }),
        ],
      },
    })
    const { body } = await member.visitor.call('readDayResult')
    const other = await (await trader()).member.visitor.call('readDayResult')
    const live = body.results.slice(0, 2).toSorted((one, next) => one.profitCents - next.profitCents)

    expect([empty.body.results, other.body.results]).toEqual([[], []])
    expect(body.results).toHaveLength(3)
    expect(live).toMatchObject([
      { account: 'live', currency: 'EUR', lost: 1, profitCents: -500 },
      { account: 'live', currency: 'USD', won: 1, profitCents: 90 },
    ])
    expect(body.results[2]).toEqual({
      account: 'paper',
      currency: 'USD',
      won: 1,
      lost: 1,
      tied: 1,
      open: 1,
      profitCents: -140,
    })
  })

  test('a trade sent on another day than its lease is refused', async () => {
    const { desktop } = await trader()
    const { jti } = await lease(desktop)
    const trade = paperTrade(jti, { sentAt: '2026-01-01T00:00:00.000Z' })

    const answer = await desktop.visitor.call('reportTrades', { body: { trades: [trade] } })

    expect(answer.body.rejected).toEqual([{ id: trade.id, code: 'sent_outside_lease' }])
  })

  test.each([
    ['nothing', { trades: [] }],
    ['101 trades', { trades: Array.from({ length: 101 }, () => paperTrade(randomUUID())) }],
    ['a stake of zero', { trades: [paperTrade(randomUUID(), { stakeCents: 0 })] }],
    ['an unknown key', { trades: [], more: 1 }],
    ['a text', 'trades'],
  ])('a report with %s is refused whole', async (_what, body) => {
    const { desktop } = await trader()

    const answer = await desktop.visitor.call('reportTrades', { body })

    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  })

  test('trades are listed newest first, page by page, without gaps', async () => {
    const { member, desktop } = await trader()
    const { jti } = await lease(desktop)
    const trades = Array.from({ length: 7 }, () => paperTrade(jti))
    await desktop.visitor.call('reportTrades', { body: { trades } })

    const first = await member.visitor.call('listTrades', { query: { limit: '4' } })
    const cursor = first.body.nextCursor ?? ''
    const second = await member.visitor.call('listTrades', { query: { limit: '4', cursor } })
    const broken = await member.visitor.call('listTrades', { query: { cursor: 'nonsense' } })

    const listed = [...first.body.items, ...second.body.items]
    expect(new Set(listed.map((trade) => trade.id))).toEqual(new Set(trades.map((trade) => trade.id)))
    expect(listed.map((trade) => trade.sentAt)).toEqual(
      listed
        .map((trade) => trade.sentAt)
        .toSorted()
        .toReversed(),
    )
    expect(second.body.nextCursor).toBeNull()
    expect(broken).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  })

  test('the price at which a trade began is kept, whenever it is told', async () => {
    const { member, desktop } = await trader()
    const { jti } = await lease(desktop)
    const trade = paperTrade(jti, { isUnconfirmed: true })
    const report = (change: Partial<Trade>) =>
      desktop.visitor.call('reportTrades', { body: { trades: [{ ...trade, ...change }] } })

    await report({})
    await report({ entryPrice: 1.08431 })
    await report({ state: 'settled', result: 'won', profitCents: 860, entryPrice: null })

    expect((await member.visitor.call('listTrades')).body.items).toMatchObject([
      { state: 'settled', entryPrice: 1.08431, isUnconfirmed: true },
    ])
    expect((await member.visitor.call('readQuota')).body.used).toBe(1)
  })

  test('refused signals are kept once with their reason', async () => {
    const { member, desktop } = await trader()
    const refusal: Refusal = {
      id: randomUUID(),
      signalId: randomUUID(),
      symbol: 'USDJPY',
      timeframeS: 60,
      indicatorId: 'super-trend',
      side: 'sell',
      code: 'chart_limit',
      candleTime: 1_795_305_480,
      at: new Date().toISOString(),
    }

    const { candleTime: _candleTime, ...ofOlderApp } = { ...refusal, id: randomUUID() }

    const first = await desktop.visitor.call('reportRefusals', { body: { refusals: [refusal] } })
    const again = await desktop.visitor.call('reportRefusals', { body: { refusals: [refusal] } })
    const listed = await member.visitor.call('listRefusals')
    const older = await desktop.visitor.fetch('/api/desktop/refusals', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refusals: [ofOlderApp] }),
    })
    const both = await member.visitor.call('listRefusals')

    expect([first.body.accepted, again.body.accepted, older.status]).toEqual([1, 0, 200])
    expect(listed.body.items).toEqual([refusal])
    expect(new Set(both.body.items.map(({ candleTime }) => candleTime))).toEqual(new Set([1_795_305_480, null]))
  })

  test('the trial changes its indicator once a day', async () => {
    const { desktop } = await trader()
    const choose = (id: string) => desktop.visitor.call('chooseIndicator', { body: { id } })

    const answers = [
      await choose('super-trend'),
      await choose('macd-alerts'),
      await choose('macd-alerts'),
      await choose('boss'),
    ]

    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 409])
    expect(answers[3]).toMatchObject({ body: { code: 'change_used' } })
  })

  test('everything is still there after a restart', async () => {
    const { member, desktop } = await trader()
    const { jti } = await lease(desktop)
    const trade = paperTrade(jti)
    await desktop.visitor.call('reportTrades', { body: { trades: [trade] } })

    await shop.restart()
    const trades = await member.visitor.call('listTrades')
    const subscription = await member.visitor.call('readSubscription', { params: { id: member.id } })
    const settled = await desktop.visitor.call('settleLease', { params: { jti }, body: { seq: 1, used: 1 } })

    expect(trades.body.items).toMatchObject([{ id: trade.id }])
    expect(subscription.body.subscription).toMatchObject({ status: 'trial', tradesRemaining: 9 })
    expect(settled.status).toBe(200)
  })
})
