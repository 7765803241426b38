import { brand } from '@stratomate/brand'
import { riskText } from '@stratomate/domain/trading/risk-text'
import { TriangleAlert } from 'lucide-react'
import { t } from '#web/shared/language/t.ts'

/** The full risk note, wherever something is sold. */
export function RiskNote() {
  const [lead, ...rest] = t(riskText.full).split('. ')
  return (
    <p className="mt-5 flex gap-3.5 border-t border-line pt-5 text-sm text-text-2">
      <TriangleAlert size={20} aria-hidden="true" className="mt-0.5 flex-none text-st-pending" />
      <span>
        <strong className="font-semibold text-text">{lead}.</strong> {rest.join('. ')}{' '}
        {t('{brand} is not a financial advisor or broker.', { brand: brand.name })}
      </span>
    </p>
  )
}
