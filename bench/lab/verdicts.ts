// How often the lab says "holds": on pure chance, where it must not, and on random walks with a planted edge, where it
// should; then what mistakes of other tests show on chance, and how often badges of live charts are wrong. `npm run
// bench:lab-verdicts -- --sets 20` gives a quick result; all sets take some minutes.
import { parseArgs } from 'node:util'
import { judgeSearch } from '@stratomate/lab/judge/judge-search'
import type { LabVerdict } from '@stratomate/lab/judge/verdict'
import { sweep } from '@stratomate/lab/sweep/sweep'
import { plantedWalk } from '@stratomate/lab/planted-walk'
import { combinations, superTrendSearch } from './super-trend-search.ts'
import { tryBadges } from './try-badges.ts'
import { tryWrongTests } from './try-wrong-tests.ts'

const { values } = parseArgs({ options: { sets: { type: 'string', default: '200' } } })
const noiseSets = Number(values.sets)
const plantedSets = Math.max(1, Math.round(noiseSets / 5))
const candles = 100_000

type Case = {
  readonly label: string
  readonly share: number
  readonly payoutPct: number
  readonly sets: number
  readonly bar: string
}

const cases: readonly Case[] = [
  {
    label: 'pure chance, fair payout 100 %',
    share: 0.5,
    payoutPct: 100,
    sets: noiseSets,
    bar: '"holds" in at most 8 %',
  },
  {
    label: 'planted 55 %, payout 92 %',
    share: 0.55,
    payoutPct: 92,
    sets: plantedSets,
    bar: '"holds" in at least 60 %',
  },
  {
    label: 'planted 58 %, payout 92 %',
    share: 0.58,
    payoutPct: 92,
    sets: plantedSets,
    bar: '"holds" in at least 95 %',
  },
]

console.log(`${combinations} combinations of SuperTrend on ${candles} candles of a minute; verdict of the best by SPA.`)
for (const { label, share, payoutPct, sets, bar } of cases) {
  const search = superTrendSearch(payoutPct)
  const counts: Record<LabVerdict, number> = { nothing: 0, 'too few': 0, unproven: 0, holds: 0 }
  let overfitting = 0
  for (let seed = 1; seed <= sets; seed += 1) {
    const set = plantedWalk({ candles, seed, share })
    const judged = judgeSearch(sweep(set, search), { set, search, triesBefore: 0, seed })
    counts[judged.best?.verdict ?? 'nothing'] += 1
    overfitting += (judged.overfitting ?? 0) / sets
  }
  const held = ((100 * counts.holds) / sets).toFixed(1)
  console.log(
    `${label}: "holds" in ${held} % of ${sets} sets (${bar}); ${JSON.stringify(counts)}; mean PBO ${overfitting.toFixed(2)}`,
  )
}

console.log('Mistakes of tests on pure chance, where half of all trades are won:')
for (const line of tryWrongTests()) console.log(line)
console.log('Badges:')
for (const line of tryBadges()) console.log(line)
