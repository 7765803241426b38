import type { ForwardResult, PostProof } from '@stratomate/contracts/proof-checks/schemas'
import { simulatedResultsText } from '@stratomate/lab/judge/verdict'
import { runForward } from '@stratomate/lab/forward/run-forward'
import { plantedWalk } from '@stratomate/lab/planted-walk'
import { ruleOf } from '@stratomate/lab/testing/rule-of'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { ProofNote } from './proof-note.tsx'

const rule = ruleOf({ payoutPct: 87, parameters: { period: 10, multiplier: 3 } })
const proof: PostProof = {
  id: '00000000-0000-4000-8000-000000000001',
  badge: 'reference',
  facts: {
    symbol: 'EURUSD',
    timeframeS: 60,
    candles: 6_000,
    from: '2026-10-01T00:00:00.000Z',
    to: '2026-10-05T04:00:00.000Z',
    indicatorId: rule.indicatorId,
    parameters: { ...rule.parameters },
    side: 'both',
    expiryCandles: rule.expiryCandles,
    payoutPct: 87,
    hasOwnLimits: false,
    won: 160,
    lost: 100,
    ties: 0,
    tries: 1,
    opened: 1,
  },
  effective: 255,
  reference: null,
  forward: null,
  checkedAt: null,
}

/** The record of a rule with this share of won trades since its publication, computed as the service does. */
function forwardOf(share: number, candles: number): ForwardResult {
  const set = plantedWalk({ candles, seed: 2, share })
  const from = new Date((set.columns.time[0] ?? 0) * 1_000).toISOString()
  const to = new Date((set.columns.time.at(-1) ?? 0) * 1_000).toISOString()
  return { source: 'Example Broker', from, to, ...runForward(set, rule, set.columns.time[0] ?? 0) }
}

const drawn = (change: Partial<PostProof>) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ProofNote proof={{ ...proof, ...change }} />
    </MemoryRouter>,
  )
const shown = (change: Partial<PostProof>) =>
  drawn(change)
    .replaceAll(/<[^>]+>/gu, '\n')
    .replaceAll('\u00A0', ' ')
    .replaceAll('\u2060', '')

test('a rule that goes on to win is forward, holding and green, its share with all that belongs to it', () => {
  const forward = forwardOf(0.64, 20_000)
  const change = { badge: 'forward', forward } as const
  const text = shown(change)

  expect(forward.state).toBe('holding')
  expect(drawn(change)).toContain('st-active')
  expect(text).toMatch(/Forward\s+Holding/u)
  expect(text).toMatch(
    /Since it was published: [\d.]+ % won of [\d,]+ trades \(95 % interval [\d.]+ % to [\d.]+ %\); break-even is 53\.5 %\./u,
  )
  expect(text).toMatch(/Evidence that it does better than break-even: (?:\d+|over 1,000)\. From \d{4}-\d\d-\d\d to/u)
  expect(text).toContain(simulatedResultsText)
  expect(drawn(change)).toContain('2026\u2060-\u206010\u2060-\u206001 to ')
})

test.each([
  ['of chance alone', forwardOf(0.5, 8_000), /Forward\s+(?:Not yet proven|Broken)/u],
  ['that has not traded since', forwardOf(0.5, 20), /Since it was published no trade has ended: /u],
] as const)('a rule %s is forward, and never green', (_, forward, words) => {
  expect(shown({ badge: 'forward', forward })).toMatch(words)
  expect(drawn({ badge: 'forward', forward })).not.toContain('st-active')
})

test('no other badge is green, and a claim has the counts of its author and no share', () => {
  const others = (['claim', 'reproduced', 'reference'] as const).map((badge) =>
    drawn({ badge, effective: badge === 'claim' ? null : 255 }),
  )

  expect(others.filter((html) => html.includes('st-active'))).toEqual([])
  expect(shown({ badge: 'claim', effective: null })).toContain(
    '160 won and 100 lost, says the author; break-even is 53.5 %.',
  )
})
