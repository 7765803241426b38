import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { PaymentTrouble } from './payment-trouble.tsx'

const shown = (id: string | null) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <PaymentTrouble trouble="failed" id={id} onRetry={() => undefined} />
    </MemoryRouter>,
  )

test('an ID is asked for only where one is shown', () => {
  expect(shown(null)).toContain('tell support its date and amount')
  expect(shown(null)).not.toContain('this ID')
  expect(shown('pi_1')).toMatch(/send support this ID[^]*pi_1/u)
})

test('the way to support comes before the prices', () => {
  expect(shown(null)).toMatch(/Contact support[^]*See the prices/u)
})
