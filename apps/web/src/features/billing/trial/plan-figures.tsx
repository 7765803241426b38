import type { TranslatedText } from '@stratomate/content/languages/translated-text'
import { clsx } from 'clsx'
import { t } from '#web/shared/language/t.ts'

export type PlanFigure = { value: string; label: TranslatedText }

/** What a plan allows, in three figures, and one line that puts them into relation. */
export function PlanFigures({ figures, note }: { figures: readonly PlanFigure[]; note: string }) {
  return (
    <div>
      <dl className="flex items-start justify-between gap-4 sm:justify-start sm:gap-7">
        {figures.map(({ value, label }) => (
          <div key={label} className="flex flex-col">
            <dt className="order-1 mt-1 max-w-28 text-xs text-text-2">{t(label)}</dt>
            <dd
              className={clsx(
                'flex min-h-7.5 items-end leading-none font-semibold tracking-tight tabular-nums',
                // Three words of this size fit a phone side by side.
                value.length > 5 ? 'text-lg' : 'text-xl',
              )}
            >
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 max-w-sm text-xs text-text-2">{note}</p>
    </div>
  )
}
