import type { IndicatorFacts } from '@stratomate/indicators/catalogue/indicator-facts'
import { Button } from '@stratomate/ui/button'
import { clsx } from 'clsx'
import { RotateCcw } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { computePreview, type Preview, previewDefaults, previewParameters, type PreviewValues } from './preview.ts'
import { PreviewCanvas } from './preview-canvas.tsx'
import { drawnLines } from './drawn-lines.ts'
import { PreviewLegend } from './preview-legend.tsx'
import { PreviewSettings } from './preview-settings.tsx'
import { PreviewTable } from './preview-table.tsx'
import { summarizePreview } from './preview-summary.ts'
import { t } from '#web/shared/language/t.ts'

/** The indicator at work: the engine runs in the browser over sample candles, and every change of a setting shows at once. */
export function LivePreview({ indicator: { id, name } }: { indicator: IndicatorFacts }) {
  const lines = useMemo(() => drawnLines(id), [id])
  const [values, setValues] = useState<PreviewValues>(() => previewDefaults(id))
  const computed = useMemo(() => computePreview(id, values), [id, values])
  const [lastGood, setLastGood] = useState<Preview | null>(null)
  if (typeof computed !== 'string' && computed !== lastGood) setLastGood(computed)
  const preview = typeof computed === 'string' ? lastGood : computed
  const summary = useDeferredValue(preview === null ? '' : summarizePreview(preview))
  if (preview === null) return null
  const isChanged = Object.entries(previewDefaults(id)).some(([key, value]) => values[key] !== value)
  return (
    <figure className="min-w-0 rounded-lg border border-line" aria-label={t('{name} on sample candles', { name })}>
      <div className={lines.some(({ isInPanel }) => isInPanel) ? 'h-96 p-1.5' : 'h-80 p-1.5'}>
        <PreviewCanvas preview={preview} lines={lines} />
      </div>
      <figcaption className="grid gap-3 border-t border-line px-4 pt-3 pb-1">
        <PreviewLegend lines={lines} />
        <output className="block text-sm text-text-2 tabular-nums">{summary}</output>
        <PreviewSettings
          parameters={previewParameters(id)}
          values={values}
          problem={typeof computed === 'string' ? computed : undefined}
          onChange={(key, value) => setValues((known) => ({ ...known, [key]: value }))}
        />
        <div className="flex items-center justify-between gap-5">
          <span className="text-xs text-text-3">{t('Made-up prices. Outcomes are not shown.')}</span>
          <Button
            size="sm"
            icon={<RotateCcw size={16} aria-hidden="true" />}
            className={clsx('flex-none max-md:min-h-11', !isChanged && 'invisible')}
            onClick={() => setValues(previewDefaults(id))}
          >
            {t('Reset settings')}
          </Button>
        </div>
        <PreviewTable name={name} signals={preview.signals} />
      </figcaption>
    </figure>
  )
}
