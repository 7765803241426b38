import type { WindowSymbolTest } from '@stratomate/contracts/desktop-window/symbols'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { assetLabel } from './asset-labels.ts'
import { t } from '../../language/t.ts'
import { saidInLanguage } from '@stratomate/ui/language/said-in-language'
import { formatDecimal } from '../../shown/format.ts'

export type SymbolAnswer = { words: string; found: WindowSymbolTest | null }

/** The broker's answer, below its symbol; read out when it arrives. */
export function SymbolResult({ answer }: { answer: SymbolAnswer | null }) {
  const place = useRef<HTMLOutputElement>(null)
  useEffect(() => {
    if (answer !== null) place.current?.scrollIntoView({ block: 'nearest' })
  }, [answer])
  const isTraded = answer?.found?.isTraded === true
  const Icon = isTraded ? CircleCheck : TriangleAlert
  return (
    <output ref={place} className="block">
      {answer === null ? null : (
        <span className="mb-3 grid gap-2.5 rounded-md bg-s1 px-3.5 py-3 text-sm">
          <span className="flex items-start gap-2">
            <Icon
              size={16}
              aria-hidden="true"
              className={isTraded ? 'mt-0.5 flex-none text-st-active' : 'mt-0.5 flex-none text-st-pending'}
            />
            {saidInLanguage(answer.words)}
          </span>
          {answer.found === null ? null : <Facts found={answer.found} />}
        </span>
      )}
    </output>
  )
}

function Facts({ found }: { found: WindowSymbolTest }) {
  const { asset, payoutPct, durationS, price, chartPrice, digits, gap } = found
  const facts = [
    { name: t('Asset'), value: assetLabel(asset) },
    {
      name: t('Payout for {minutes} min', { minutes: durationS / 60 }),
      value: payoutPct === null ? t('Not told') : `${payoutPct}%`,
    },
    { name: t('Price at the broker'), value: price === null ? t('Not told') : price.toFixed(digits) },
    { name: t('Last candle of the chart'), value: chartPrice === null ? t('None yet') : chartPrice.toFixed(digits) },
    { name: t('Apart'), value: gap === null ? t('Not known') : `${formatDecimal(gap / 100, 3)}%` },
  ]
  return (
    <span className="fact-rows grid gap-x-4 gap-y-1 text-xs">
      {facts.map(({ name, value }) => (
        <span key={name} className="contents">
          <span className="text-text-3">{name}</span>
          <bdi className="tabular-nums wrap-anywhere">{value}</bdi>
        </span>
      ))}
    </span>
  )
}
