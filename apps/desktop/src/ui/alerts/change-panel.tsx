import type { WindowChange } from '@stratomate/contracts/desktop-window/imports'
import { X } from 'lucide-react'
import { ImportUndo } from '../shown/import-undo.tsx'
import { formatMoment } from '../shown/format.ts'
import { ChartMark } from '../shown/trade-marks.tsx'
import { t } from '../language/t.ts'
import { saidInLanguage } from '@stratomate/ui/language/said-in-language'

type ChangePanelProps = { change: WindowChange; onClose: () => void }

/** An import of shared settings in full, with a button to undo it while that is possible. */
export function ChangePanel({ change, onClose }: ChangePanelProps) {
  return (
    <aside aria-label={t('Change of settings')} className="h-full overflow-y-auto border-l border-line bg-s1 p-4">
      <div className="flex items-start justify-between gap-3">
        <h2 className="text-md font-semibold">
          <ChartMark symbol={change.symbol} timeframeS={change.timeframeS} />
        </h2>
        <button
          type="button"
          aria-label={t('Close the change')}
          className="grid size-9 flex-none cursor-pointer place-items-center rounded-md text-text-2 hover:bg-s3 hover:text-text"
          onClick={onClose}
        >
          <X size={18} aria-hidden="true" />
        </button>
      </div>
      <p className="mt-1 text-xs text-text-3">{formatMoment(change.atMs)}</p>
      <p className="mt-3 mb-4 text-sm">{saidInLanguage(change.words)}</p>
      <ImportUndo change={change} />
    </aside>
  )
}
