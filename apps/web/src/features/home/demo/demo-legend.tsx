import { t } from '#web/shared/language/t.ts'
import { type MarkLook, SignalMark } from './signal-mark.tsx'

const entries = [
  ['open', 'order open'],
  ['over', 'time over'],
  ['refused', 'refused'],
] as const satisfies readonly (readonly [MarkLook, string])[]

/** What the triangles of the chart say, in words. They are read out as sentences, so this is for the eye alone. */
export function DemoLegend() {
  return (
    <p aria-hidden="true" className="mb-2 flex flex-wrap gap-x-3.5 gap-y-1 text-xs text-text-2">
      <span>{t('Signals: ▲ buy, ▼ sell')}</span>
      {entries.map(([look, words]) => (
        <span key={look} className="inline-flex items-center gap-1">
          <svg width="14" height="16" viewBox="-7 -5 14 16">
            <SignalMark look={look} />
          </svg>
          {t(words)}
        </span>
      ))}
    </p>
  )
}
