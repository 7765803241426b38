import type { TranslatedText } from '@stratomate/content/languages/translated-text'
import { useId } from 'react'
import { candleChoices, type CandleChoice, looks, useCandles } from '#web/shared/page/theme.ts'
import { t } from '#web/shared/language/t.ts'

const names = {
  'teal-orange': 'Teal / Orange',
  'green-red': 'Green / Red',
  'blue-yellow': 'Blue / Yellow',
  mono: 'Mono',
} as const satisfies Record<CandleChoice, TranslatedText>

/** The colours of candles and directions, with a pair of candles that shows them. */
export function CandleSwitch() {
  const [candles, choose] = useCandles()
  const id = useId()
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2.5">
      <label htmlFor={id}>{t('Candles')}</label>
      <div className="flex items-center gap-3">
        <select
          id={id}
          {...looks.candles}
          value={candles ?? 'teal-orange'}
          onChange={({ target }) => choose(candleChoices.find((choice) => choice === target.value) ?? 'teal-orange')}
          className="min-h-9 cursor-pointer rounded-md border border-line-strong bg-bg px-3 text-sm font-medium text-text-2"
        >
          {candleChoices.map((choice) => (
            <option key={choice} value={choice}>
              {t(names[choice])}
            </option>
          ))}
        </select>
        <svg viewBox="0 0 22 24" className="h-6 w-auto" aria-hidden="true">
          <path d="M5 1v22" className="stroke-up" />
          <rect x="1" y="6" width="8" height="11" className="fill-up" />
          <path d="M17 1v22" className="stroke-down" />
          <rect x="13" y="8" width="8" height="11" className="fill-down" />
        </svg>
      </div>
    </div>
  )
}
