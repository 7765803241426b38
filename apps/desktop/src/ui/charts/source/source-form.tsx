import type { WindowLookedChart } from '@stratomate/contracts/desktop-window/sources'
import type { SourceChoice, SourceKind } from '@stratomate/contracts/terminal/source-choice'
import { sourceSides } from '@stratomate/domain/trading/source-sides'
import { Button } from '@stratomate/ui/button'
import { ArrowUpDown, TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import { BufferTable } from './buffer-table.tsx'
import { draftOfKind, judgeDraft, kindLabels, type SourceEntry, turned } from './draft-source.ts'
import { PlaceFields, selectLook } from './place-fields.tsx'
import { SourcePreview } from './source-preview.tsx'
import { t } from '../../language/t.ts'

type SourceFormProps = {
  entry: SourceEntry
  draft: SourceChoice
  looked: WindowLookedChart
  /** Whether the chart already reads exactly this. */
  isInForce: boolean
  isBusy: boolean
  onChange: (draft: SourceChoice) => void
  onUse: () => void
}

const indicatorKinds = ['arrows', 'sign', 'colour'] as const satisfies readonly SourceKind[]

/** One way to read the chart: how, from where, which signals it would have given, and the button that chooses it. */
export function SourceForm({ entry, draft, looked, isInForce, isBusy, onChange, onUse }: SourceFormProps) {
  const sides = sourceSides(draft, looked) ?? []
  const { words, isUsable } = judgeDraft(draft, looked)
  return (
    <div className="grid content-start gap-4">
      <div className="grid gap-2">
        <SourcePreview closes={looked.closes} sides={sides} />
        <p className="text-sm text-text-2" aria-live="polite">
          {countText(sides)}
        </p>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        {entry.kind === 'objects' ? null : (
          <KindField kind={draft.kind} onChange={(kind) => onChange(draftOfKind(kind, entry, looked))} />
        )}
        <PlaceFields draft={draft} entry={entry} looked={looked} onChange={onChange} />
      </div>
      {words === null ? null : (
        <output className="flex items-start gap-2 text-sm text-text-2">
          <TriangleAlert size={16} aria-hidden="true" className="mt-0.5 flex-none text-st-pending" />
          {words}
        </output>
      )}
      <div className="flex items-center gap-3">
        <Button variant="primary" size="sm" isBusy={isBusy} disabled={!isUsable || isInForce} onClick={onUse}>
          {isInForce ? t('In use') : t('Use this source')}
        </Button>
        {draft.kind === 'sign' ? null : (
          <Button
            size="sm"
            variant="quiet"
            icon={<ArrowUpDown size={15} aria-hidden="true" />}
            onClick={() => onChange(turned(draft))}
          >
            {t('Swap buys and sells')}
          </Button>
        )}
      </div>
      {entry.kind === 'objects' ? null : <BufferTable found={entry.found} />}
    </div>
  )
}

function KindField({ kind, onChange }: { kind: SourceKind; onChange: (kind: SourceKind) => void }) {
  const id = useId()
  return (
    <div className="grid min-w-52 flex-1 gap-1">
      <label htmlFor={id} className="text-xs font-medium text-text-2">
        {t('Read as')}
      </label>
      <select
        id={id}
        className={selectLook}
        value={kind}
        onChange={(event) => onChange(indicatorKinds.find((one) => one === event.currentTarget.value) ?? 'arrows')}
      >
        {indicatorKinds.map((one) => (
          <option key={one} value={one}>
            {t(kindLabels[one])}
          </option>
        ))}
      </select>
    </div>
  )
}

function countText(sides: readonly number[]): string {
  const buys = sides.filter((side) => side === 1).length
  const sells = sides.filter((side) => side === -1).length
  return t('On the newest {count} closed candles it would have bought {buys} times and sold {sells} times.', {
    count: sides.length,
    buys,
    sells,
  })
}
