import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DayRangeFigure } from '@stratomate/lab-ui/figures/day-range-figure'

test('a single day says between what its money moved and draws no course that nobody had', () => {
  const day = { won: 3, lost: 2, tied: 0, profitCents: 580, highCents: 860, lowCents: 1_140, fallCents: 2_000 }
  const html = renderToStaticMarkup(<DayRangeFigure day={day} lossRunLongest={2} currency="USD" />)

  expect(html).toContain('Trades: 5, together +$5.80. Deepest fall: $20.00. Losses in a row at most: 2.')
  expect(html).toContain('Lowest −\u2060$11.40')
  expect(html).toContain('Highest +$8.60')
  expect(html).toContain('The chart begins with the second day.')
  expect(html).not.toContain('polyline')
})
