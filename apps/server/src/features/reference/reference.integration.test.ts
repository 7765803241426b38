import { randomUUID } from 'node:crypto'
import type { CandleSet } from '@stratomate/candles/candle-set'
import { cutCandles } from '@stratomate/candles/cut-candles'
import type { BodyOf, ProofCheckView } from '@stratomate/contracts'
import { secondMs } from '@stratomate/std/time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { candlesOf } from '#server/main/testing/make-proof.ts'
import { historyBefore, pieceOf, proofOn } from '#server/main/testing/reference-candles.ts'
import { type Member, type Shop, startShop, type Visitor } from '#server/main/testing/start-shop.ts'

const email = 'admin@example.com'
let shop: Shop
let admin: Visitor
let member: Member
let another: Member
let nowMs = Date.now()
beforeAll(async () => {
  shop = await startShop({
    environment: { ADMIN_EMAIL: email },
    outside: { now: () => new Date(nowMs), proofsEveryMs: 200 },
  })
  admin = (await shop.member({ email })).visitor
  member = await shop.member()
  another = await shop.member()
})
afterAll(() => shop.close())

/** Sets the clock to the moment at which so many candles have ended; never after the sign-ins of these tests. */
function goTo(set: CandleSet, ended: number): void {
  nowMs = (set.columns.time[ended] ?? 0) * secondMs + 1
}

/** A history of this many closed candles. */
function historyOf(
  symbol: string,
  { candles, ended, share = 0.5 }: { candles: number; ended: number; share?: number },
) {
  const set = historyBefore({ symbol, candles, share, nowMs: Date.now() })
  goTo(set, ended)
  return set
}

const add = (body: BodyOf<'addReferenceCandles'>) => admin.call('addReferenceCandles', { body })
const sentence = (message: string) => ({
  status: 400,
  body: { code: 'invalid_input', message: expect.stringContaining(message) },
})

async function outcomeOf({ visitor }: Member, body: BodyOf<'sendProof'>): Promise<ProofCheckView> {
  const sent = await visitor.call('sendProof', { body })
  const find = async () => (await visitor.call('listProofChecks')).body.items.find(({ id }) => id === sent.body.id)
  await expect.poll(async () => (await find())?.state, { timeout: 20_000 }).toBe('reproduced')
  return (await find()) ?? sent.body
}

async function post({ visitor }: Member, { id: proofId, facts }: ProofCheckView): Promise<string> {
  const settings = {
    indicatorId: facts.indicatorId,
    parameters: facts.parameters,
    pair: facts.symbol,
    timeframe: facts.timeframeS === 60 ? 'M1' : 'M5',
    expiryCandles: facts.expiryCandles,
    stake: { kind: 'fixed', cents: 500 },
  }
  const own = { clientId: randomUUID(), category: 'settings', content: `Mine ${randomUUID()}` }
  const written = await visitor.call('writePost', { body: { ...own, settings, proofId } })
  expect(written).toMatchObject({ status: 200 })
  return written.body.id
}

const proofAt = async (id: string) => (await shop.visitor().call('readPost', { params: { id } })).body.proof

test('candles are added where a set ends, held ones are the same or refused, and the audit log says who', async () => {
  const set = historyOf('AUDUSD', { candles: 4_000, ended: 3_000 })
  const first = await add(await pieceOf(set, { from: 0, to: 1_000 }))
  const again = await add(await pieceOf(set, { from: 0, to: 1_000 }))
  const more = await add(await pieceOf(set, { from: 900, to: 2_000 }))
  const few = await add(await pieceOf(set, { from: 1_900, to: 2_003 }))
  const wholly = await add(await pieceOf(set, { from: 0, to: 2_003 }, 'Other'))
  const { items } = (await admin.call('listReferenceSets')).body

  expect([first, again, more, few].map(({ body: { added, known } }) => [added, known])).toEqual([
    [1_000, 0],
    [0, 1_000],
    [1_000, 100],
    [3, 100],
  ])
  expect(again.body.set).toEqual(first.body.set)
  expect(items.filter(({ symbol }) => symbol === 'AUDUSD')).toEqual([few.body.set, wholly.body.set])
  expect(few.body.set).toMatchObject({ candles: 2_003, from: first.body.set.from, digits: 5, timeframeS: 60 })
  expect(new Set([first, more, few].map(({ body }) => body.set.fingerprint)).size).toBe(3)
  const log = (await admin.call('listAudit', { query: { action: 'reference.add' } })).body.items
  expect(log[0]).toMatchObject({ actor: email, detail: { symbol: 'AUDUSD', source: 'Other', added: 2_003 } })
})

test('what is not the market that is held, or not over yet, is refused with a sentence', async () => {
  const set = historyOf('NZDUSD', { candles: 4_000, ended: 3_000 })
  await add(await pieceOf(set, { from: 0, to: 1_000 }))
  const close = set.columns.close.map((price, index) => (index === 950 ? (Math.round(price * 1e5) + 1) / 1e5 : price))
  const high = set.columns.high.map((price, index) => Math.max(price, close[index] ?? 0))
  const other = { ...set, columns: { ...set.columns, close, high } }
  const at = new Date((set.columns.time[950] ?? 0) * secondMs).toISOString().slice(0, 16).replace('T', ' ')
  const body = await pieceOf(set, { from: 900, to: 1_100 })
  const whole = Buffer.from(body.file, 'base64')
  const damaged = candlesOf(whole.map((byte, index) => (index === whole.length - 9 ? byte ^ 1 : byte)))

  expect(await add(await pieceOf(other, { from: 900, to: 1_100 }))).toMatchObject(sentence(`other prices at ${at} UTC`))
  expect(await add(await pieceOf(set, { from: 900, to: 4_000 }))).toMatchObject(sentence('has not ended yet'))
  expect(await add({ source: 'Feed', ...damaged })).toMatchObject(sentence('damaged'))
  expect(await add({ ...body, sha256: '0'.repeat(64) })).toMatchObject(sentence('did not arrive'))
  expect(await add({ ...body, source: ' ' })).toMatchObject({ status: 400 })
  expect((await add(body)).body).toMatchObject({ added: 100, known: 100 })
})

test('only administrators see and add candles', async () => {
  const { visitor } = member
  const body = { source: 'Feed', file: '', sha256: '0'.repeat(64) }

  for (const caller of [visitor, shop.visitor()])
    expect([
      (await caller.call('listReferenceSets')).status,
      (await caller.call('addReferenceCandles', { body })).status,
    ]).toEqual(caller === visitor ? [403, 403] : [401, 401])
})

test('a published rule is run on candles that come later, through a restart, and is green only while it is proven', async () => {
  const [begun, whole] = [4_000, 24_000]
  const set = historyOf('EURUSD', { candles: whole + 1, ended: begun, share: 0.66 })
  await add(await pieceOf(set, { from: 0, to: begun }))
  const history = cutCandles(set, { from: 500, to: begun })
  const proof = await outcomeOf(member, await proofOn(history))
  const id = await post(member, proof)

  expect(await proofAt(id)).toMatchObject({
    badge: 'reference',
    reference: { source: 'Feed', candles: begun - 500, covered: begun - 500, medianPoints: 0, p99Points: 0 },
    forward: null,
  })
  const publishedMs = nowMs
  goTo(set, begun + 2_000)
  await add(await pieceOf(set, { from: begun, to: begun + 2_000 }))
  await expect.poll(async () => (await proofAt(id))?.badge, { timeout: 20_000 }).toBe('forward')
  const young = await proofAt(id)
  await shop.restart()
  expect((await proofAt(id))?.forward).toEqual(young?.forward)
  goTo(set, whole)
  await add(await pieceOf(set, { from: begun + 2_000, to: whole }))
  await expect.poll(async () => (await proofAt(id))?.forward?.state, { timeout: 20_000 }).toBe('holding')
  const grown = (await proofAt(id))?.forward

  expect(Date.parse(young?.forward?.from ?? '')).toBeGreaterThanOrEqual(publishedMs)
  expect(young?.forward?.state).toBe('unproven')
  expect(grown?.evidence).toBeGreaterThanOrEqual(20)
  expect(grown).toMatchObject({ source: 'Feed', breakEven: 100 / 187, from: young?.forward?.from })
})

test('candles of another market are said to differ, and a proof from before the first import is compared when it comes again', async () => {
  const set = historyOf('GBPUSD', { candles: 2_000, ended: 1_600 })
  const other = { ...set.columns }
  for (const name of ['open', 'high', 'low', 'close'] as const)
    other[name] = set.columns[name].map((price) => (Math.round(price * 1e5) + 500) / 1e5)
  const [same, moved] = [
    await proofOn(cutCandles(set, { from: 0, to: 1_500 })),
    await proofOn(cutCandles({ ...set, columns: other }, { from: 0, to: 1_500 })),
  ]
  const before = await outcomeOf(another, same)
  await add(await pieceOf(set, { from: 0, to: 1_600 }))
  const after = await outcomeOf(another, same)
  const differing = await outcomeOf(another, moved)
  const ids = [await post(another, after)]
  // New members wait before they post again.
  nowMs += 86_400_000
  ids.push(await post(another, differing))
  const [own, foreign] = await Promise.all(ids.map(proofAt))

  expect(after.id).toBe(before.id)
  expect(own).toMatchObject({ badge: 'reference', reference: { covered: 1_500, p99Points: 0 } })
  expect(foreign).toMatchObject({ badge: 'reproduced', reference: { covered: 1_500, medianPoints: 500 } })
})
