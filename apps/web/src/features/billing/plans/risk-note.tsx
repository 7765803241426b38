import { brand } from '@stratomate/brand'
import { riskText } from '@stratomate/domain/trading/risk-text'
import { TriangleAlert } from 'lucide-react'
import { t } from '#web/shared/language/t.ts'

/** The full risk note, wherever something is sold. In a `form` it is small print above the button. */
export function RiskNote({ look = 'page' }: { look?: 'page' | 'form' }) {
  const [lead, ...rest] = t(riskText.full).split('. ')
  const words = (
    <>
      <strong className="font-semibold text-text">{lead}.</strong> {rest.join('. ')}{' '}
      {t('{brand} is not a financial advisor or broker.', { brand: brand.name })}
    </>
  )
  if (look === 'form') return <p className="text-xs text-text-2">{words}</p>
  return (
    <p className="mt-5 flex gap-3.5 border-t border-line pt-5 text-sm text-text-2">
      <TriangleAlert size={20} aria-hidden="true" className="mt-0.5 flex-none text-st-pending" />
      <span>{words}</span>
    </p>
  )
}
