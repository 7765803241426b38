import { brand } from '@stratomate/brand'
import { riskText } from '@stratomate/domain/trading/risk-text'

/** The full risk note as small print above the button that pays: in sight, and no louder than the button. */
export function RiskLine() {
  const [lead, ...rest] = riskText.full.split('. ')
  return (
    <p className="text-xs text-text-2">
      <strong className="font-semibold text-text">{lead}.</strong> {rest.join('. ')} {brand.name} is not a financial
      advisor or broker.
    </p>
  )
}
