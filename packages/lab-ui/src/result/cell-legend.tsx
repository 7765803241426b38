import { cellTradesMin } from '@stratomate/lab/report/margin'
import { useSpeech } from '#lab-ui/language/speech.ts'

/** What the colours of cells mean. */
export function CellLegend() {
  const { t } = useSpeech()
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-text-3">
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className="size-3 rounded-xs bg-up" />
        {t('lower bound above break-even')}
      </li>
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className="size-3 rounded-xs bg-down" />
        {t('lower bound below break-even')}
      </li>
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className="thin-cell size-3 rounded-xs border border-line" />
        {t('fewer than {count} trades', { count: cellTradesMin })}
      </li>
    </ul>
  )
}
