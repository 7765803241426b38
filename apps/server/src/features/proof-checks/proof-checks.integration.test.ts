import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { BodyOf, ProofCheckView } from '@stratomate/contracts'
import { labSettings } from '@stratomate/lab/lab-rule'
import { seededRandom } from '@stratomate/std/random'
import { runInChromium } from '@stratomate/commands/lab/run-in-chromium'
import { scriptOf } from '@stratomate/commands/lab/script-of'
import { times } from '@stratomate/commands/soak-scale'
import type { proveWalks } from '@stratomate/lab/testing/prove-walk'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createProofRunner } from '#server/adapters/proofs/create-proof-runner.ts'
import { candlesOf, makeProof } from '#server/main/testing/make-proof.ts'
import { readEvents } from '#server/main/testing/read-events.ts'
import { type Member, type Shop, startShop } from '#server/main/testing/start-shop.ts'

let shop: Shop
let nowMs = Date.now()
beforeAll(async () => {
  shop = await startShop({ outside: { now: () => new Date(nowMs) } })
})
afterAll(() => shop.close())

/** The result of a proof, once it no longer waits. */
async function outcomeOf({ visitor }: Member, body: BodyOf<'sendProof'>): Promise<ProofCheckView> {
  const sent = await visitor.call('sendProof', { body })
  expect(sent.status).toBe(200)
  const find = async () => (await visitor.call('listProofChecks')).body.items.find(({ id }) => id === sent.body.id)
  await expect.poll(async () => (await find())?.state, { timeout: 20_000 }).not.toBe('waiting')
  return (await find()) ?? sent.body
}

test('proofs of the lab are reproduced, with the count of their independent trades', async () => {
  const member = await shop.member()
  const { body } = await makeProof(1, { side: 'buy', settings: { ...labSettings, stakeCentsMax: 500_000 } })
  const outcome = await outcomeOf(member, body)
  const limited = await makeProof(1, { settings: { ...labSettings, tradesPerDayMax: 3 } })

  expect(outcome).toMatchObject({ state: 'reproduced', refusal: null })
  expect(outcome.facts).toMatchObject({
    symbol: 'EURUSD',
    candles: 1_500,
    indicatorId: 'super-trend',
    parameters: { period: 10, multiplier: 3 },
    side: 'buy',
    hasOwnLimits: false,
    tries: 12,
    opened: 1,
  })
  expect(await outcomeOf(member, limited.body)).toMatchObject({ state: 'reproduced', facts: { hasOwnLimits: true } })
  expect(outcome.effective).toBeGreaterThan(0)
  expect(outcome.effective).toBeLessThanOrEqual(outcome.facts.won + outcome.facts.lost)
})

test('each proof that Chromium makes is reproduced, and with a flipped bit of its file or its candles none is', async () => {
  const runner = createProofRunner()
  const script = await scriptOf(fileURLToPath(import.meta.resolve('@stratomate/lab/testing/prove-walk')))
  const { answer } = await runInChromium(script, `lab.proveWalks(${times(5, 100)})`)
  // Safe: the script is this very module, and its proofs are plain data.
  const made = answer as Awaited<ReturnType<typeof proveWalks>>
  let member = await shop.member()
  for (const [place, { text, packed: bytes }] of made.entries()) {
    // A session may send this many in five minutes.
    if (place % 20 === 19) member = await shop.member()
    const packed = Uint8Array.from(bytes)
    const random = seededRandom(place)
    const flip = (file: Uint8Array) => {
      const bit = Math.floor(random() * file.length * 8)
      return file.map((byte, index) => (index === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte))
    }
    const proof = Buffer.from(flip(Buffer.from(text))).toString('utf8')
    const { sha256 } = candlesOf(packed)
    const { file } = candlesOf(flip(packed))
    const other = await member.visitor.call('sendProof', { body: { proof, candles: candlesOf(packed) } })
    const damaged = await member.visitor.call('sendProof', { body: { proof: text, candles: { file, sha256 } } })

    expect(await runner.run({ proof: text, candles: packed, reference: null })).toMatchObject({ state: 'reproduced' })
    expect([other.status, damaged.status]).toEqual([400, 400])
  }
  expect(made).toHaveLength(times(5, 100))
})

test('candles of another history, and a rule that does something else on them, are refused with the reason', async () => {
  const member = await shop.member()
  const [one, another] = [await makeProof(1), await makeProof(2)]
  const foreign = await outcomeOf(member, { proof: one.text, candles: candlesOf(another.packed) })
  const damaged = await outcomeOf(member, { proof: one.text, candles: candlesOf(new Uint8Array(2_000_000)) })

  expect(foreign).toMatchObject({ state: 'refused', refusal: 'other_candles', effective: null })
  expect(damaged).toMatchObject({ state: 'refused', refusal: 'damaged_candles' })
})

test.each<[string, (text: string) => string]>([
  ['one more trade won', (text) => text.replace(/"won":\d+/u, '"won":9999')],
  ['a field twice', (text) => text.replace('"version":1', '"version":1,"version":1')],
  ['a number in another spelling', (text) => text.replace('"payoutPct":87', '"payoutPct":87.0')],
  ['an unknown indicator', (text) => text.replace('super-trend', 'super-trump')],
  ['no proof at all', () => '{}'],
])('%s is refused before anything is computed', async (_, change) => {
  const { text, body } = await makeProof(1)
  const { visitor } = await shop.member()
  const answer = await visitor.call('sendProof', { body: { ...body, proof: change(text) } })

  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input', fields: { proof: expect.any(String) } } })
  expect((await visitor.call('listProofChecks')).body.items).toEqual([])
})

test('without candles a proof is signed and no more, and the same one again is kept once', async () => {
  const { visitor } = await shop.member()
  const body = { proof: (await makeProof(3)).text, candles: null }
  const [first, again] = [await visitor.call('sendProof', { body }), await visitor.call('sendProof', { body })]

  expect(first.body).toMatchObject({ state: 'signed', effective: null, checkedAt: null })
  expect(again.body).toEqual(first.body)
})

test('an account sends 20 a day, and others are not counted with it', async () => {
  const [sender, other] = [await shop.member(), await shop.member()]
  const texts = await Promise.all(Array.from({ length: 21 }, async (_none, seed) => (await makeProof(seed + 1)).text))
  const send = ({ visitor }: Member, proof = '') => visitor.call('sendProof', { body: { proof, candles: null } })
  for (const text of texts.slice(0, 20)) expect((await send(sender, text)).status).toBe(200)

  expect(await send(sender, texts[20])).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  expect((await send(sender, texts[0])).status).toBe(200)
  expect((await send(other, texts[20])).status).toBe(200)
  expect((await other.visitor.call('listProofChecks')).body.items).toHaveLength(1)
  nowMs += 86_400_000
  expect((await send(sender, texts[20])).status).toBe(200)
})

test('what takes too long is ended', async () => {
  const runner = createProofRunner({ runMs: 1 })
  const { text: proof, packed: candles } = await makeProof(1)

  expect(await runner.run({ proof, candles, reference: null })).toEqual({ state: 'refused', refusal: 'too_slow' })
})

test('the end of the service ends a run at once, which is no answer', async () => {
  const runner = createProofRunner()
  const { text: proof, packed: candles } = await makeProof(1)
  const running = runner.run({ proof, candles, reference: null })
  await runner.close()

  expect([await running, await runner.run({ proof, candles, reference: null })]).toEqual([null, null])
})

const settings = {
  indicatorId: 'super-trend',
  parameters: { multiplier: 3, period: 10 },
  pair: 'EURUSD',
  timeframe: 'M1',
  expiryCandles: 3,
  stake: { kind: 'fixed', cents: 500 },
} as const
const postOf = (proofId: string | null, change = {}) => {
  const own = { clientId: randomUUID(), category: 'settings' as const, content: `Mine ${randomUUID()}` }
  return { ...own, settings: { ...settings, ...change }, proofId }
}

test('a post carries the own proof of its settings: a claim without a run, reproduced after it, nothing when refused', async () => {
  const member = await shop.member()
  const { body, text } = await makeProof(5)
  const claim = await outcomeOf(member, { proof: text, candles: null })
  const reproduced = await outcomeOf(member, body)
  const refused = await outcomeOf(member, { ...body, candles: candlesOf((await makeProof(6)).packed) })
  const write = (proofId: string) => member.visitor.call('writePost', { body: postOf(proofId) })
  const said = await write(claim.id)
  // New members wait before they post again.
  nowMs += 86_400_000
  const [run, wrong] = [await write(reproduced.id), await write(refused.id)]

  expect(said.body.proof).toMatchObject({ badge: 'claim', effective: null, facts: claim.facts })
  expect(run.body.proof).toMatchObject({ badge: 'reproduced', effective: reproduced.effective })
  expect(wrong).toMatchObject({ status: 400, body: { fields: { proofId: expect.any(String) } } })
  expect((await shop.visitor().call('readPost', { params: { id: run.body.id } })).body.proof).toEqual(run.body.proof)
})

test('a post whose proof waits is a claim, and open pages hear it when it is reproduced', async () => {
  const member = await shop.member()
  const made = await Promise.all([11, 12, 13, 14].map((seed) => makeProof(seed)))
  const heard = readEvents('/api/community/events', { from: shop.visitor(), count: 3 })
  const sent = await Promise.all(made.map(({ body }) => member.visitor.call('sendProof', { body })))
  const last = (await member.visitor.call('listProofChecks')).body.items.find(({ state }) => state === 'waiting')
  const post = await member.visitor.call('writePost', { body: postOf(last?.id ?? null) })

  expect(sent.map(({ body }) => body.state)).toEqual(made.map(() => 'waiting'))
  expect(post.body.proof).toMatchObject({ badge: 'claim', checkedAt: null })
  expect((await heard).at(-1)).toMatchObject({
    event: 'post.changed',
    data: { post: { id: post.body.id, proof: { badge: 'reproduced' } } },
  })
})

test('nobody carries the proof of another, or other settings than it is of, also not later', async () => {
  const [member, stranger] = [await shop.member(), await shop.member()]
  const { id } = await outcomeOf(member, { proof: (await makeProof(5)).text, candles: null })
  const foreign = await stranger.visitor.call('writePost', { body: postOf(id) })
  const other = await member.visitor.call('writePost', { body: postOf(id, { expiryCandles: 4 }) })
  const own = await member.visitor.call('writePost', { body: postOf(id, { stake: { kind: 'percent', percent: 1 } }) })
  const changed = await member.visitor.call('changePost', {
    params: { id: own.body.id },
    body: { content: 'Better', settings: { ...settings, parameters: { multiplier: 2, period: 10 } } },
  })

  expect(foreign).toMatchObject({ status: 400, body: { fields: { proofId: 'Choose one of your own proofs.' } } })
  expect(other).toMatchObject({ status: 400, body: { fields: { settings: expect.any(String) } } })
  expect(own.status).toBe(200)
  expect(changed.status).toBe(400)
})
