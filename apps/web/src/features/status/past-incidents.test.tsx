import type { StatusHistory } from '@stratomate/contracts/status/history'
import { serviceComponentIds } from '@stratomate/contracts/status/values'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PastIncidents } from './past-incidents.tsx'

const today = '2026-11-26'
const wordsOf = (history: StatusHistory) =>
  renderToStaticMarkup(<PastIncidents history={history} error={null} />).replaceAll(/<[^>]*>/gu, ' ')
const historyWith = (days: StatusHistory['components'][number]['days']): StatusHistory => ({
  today,
  components: serviceComponentIds.map((id) => ({ id, days: id === 'database' ? days : [] })),
  incidents: [],
})

test('days on which the checks found something are listed, the newest first, though nobody reported them', () => {
  const words = wordsOf(
    historyWith([
      { day: '2026-11-20', looks: 1_440, degraded: 0, down: 7 },
      { day: '2026-11-21', looks: 1_440, degraded: 0, down: 0 },
      { day: '2026-11-25', looks: 1_440, degraded: 3, down: 0 },
    ]),
  )

  expect(words).toMatch(
    /no incident.*What the checks found.*Database\s+November 25, 2026: degraded in 3 of 1,440 checks.*Database\s+November 20, 2026: down in 7 of 1,440 checks/u,
  )
  expect(words).not.toContain('November 21')
})

test('nothing is listed while no check has found anything', () => {
  expect(wordsOf(historyWith([{ day: today, looks: 10, degraded: 0, down: 0 }]))).not.toContain('What the checks found')
})
