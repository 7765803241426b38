import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { checksText, DayRuler, dayText, uptimeText } from './day-ruler.tsx'

const good = { day: '2026-11-24', looks: 1_440, degraded: 0, down: 0 }
const bad = { day: '2026-11-25', looks: 1_440, degraded: 3, down: 12 }

test('a ruler has a tick for each day with checks and names the days with problems', () => {
  const html = renderToStaticMarkup(<DayRuler name="Email" days={[good, bad]} today="2026-11-26" />)

  expect(html.match(/<rect/gu)).toHaveLength(2)
  expect(html).toContain(
    'Email: problems on 1 of the last 90 days. November 25, 2026: down in 12, degraded in 3 of 1,440 checks.',
  )
})

test('a share is said of the days that were seen, and none where nobody looked', () => {
  expect(uptimeText([good])).toBe('100.00 % up over 1 day')
  expect(uptimeText([good, bad])).toBe('99.58 % up over 2 days')
  expect(uptimeText([])).toBe('No checks yet')
  expect(dayText({ day: '2026-11-26', verdict: 'none', counts: null })).toBe('November 26, 2026: not checked')
})

test('before there is a ruler, checks are counted in words', () => {
  expect(checksText([])).toBe('No checks yet')
  expect(checksText([{ ...good, looks: 1 }])).toBe('No problem in 1 check')
  expect(checksText([good, good])).toBe('No problem in 2,880 checks')
  expect(checksText([good, bad])).toBe('15 of 2,880 checks with a problem')
  expect(checksText([{ ...good, down: 2 }])).toBe('2 of 1,440 checks with a problem')
})
