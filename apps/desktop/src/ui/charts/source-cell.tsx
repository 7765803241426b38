import type { WindowSource } from '@stratomate/contracts/desktop-window/sources'
import { timeframeName } from '../shown/format.ts'
import { SourceNote } from './source/source-note.tsx'
import { t } from '../language/t.ts'

type SourceCellProps = { source: WindowSource; onOpen: () => void }

/** Where a chart's signals come from, what holds them back, and the button to choose. */
export function SourceCell({ source, onOpen }: SourceCellProps) {
  const { symbol, timeframeS, choice, note, canChoose, key } = source
  return (
    <span className="grid justify-items-start gap-1">
      {canChoose ? (
        <button
          type="button"
          aria-label={t('Source of {chart}', { chart: `${symbol} ${timeframeName(timeframeS)}` })}
          className="cursor-pointer text-xs text-text underline underline-offset-3"
          onClick={onOpen}
        >
          {choice === null ? (key === null ? t('Choose its source') : t('Source: found')) : t('Source: chosen')}
        </button>
      ) : null}
      {note === null ? null : <SourceNote note={note} isSmall />}
    </span>
  )
}
