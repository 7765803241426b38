import type { WindowLookedChart } from '@stratomate/contracts/desktop-window/sources'
import type { SourceChoice } from '@stratomate/contracts/terminal/source-choice'
import { useId } from 'react'
import { filledText } from './buffer-table.tsx'
import type { SourceEntry } from './draft-source.ts'
import { t } from '../../language/t.ts'

export const selectLook =
  'min-h-9 w-full cursor-pointer rounded-md border border-line-strong bg-bg px-2 text-sm text-text'

type PlaceFieldsProps = {
  draft: SourceChoice
  entry: SourceEntry
  looked: WindowLookedChart
  onChange: (draft: SourceChoice) => void
}

/** Which buffer, colour or pattern buys and which sells. */
export function PlaceFields({ draft, entry, looked, onChange }: PlaceFieldsProps) {
  if (draft.kind === 'objects') {
    const patterns = looked.drawn.map(({ pattern, filled }) => ({ value: pattern, label: `${pattern} (${filled})` }))
    return (
      <>
        <Place label={t('Buys')} options={patterns} value={draft.buy} onChange={(buy) => onChange({ ...draft, buy })} />
        <Place
          label={t('Sells')}
          options={patterns}
          value={draft.sell}
          onChange={(sell) => onChange({ ...draft, sell })}
        />
      </>
    )
  }
  const found = entry.kind === 'indicator' ? entry.found : null
  const buffers = (found?.buffers ?? []).map(({ n, filled }) => ({
    value: String(n),
    label: t('Buffer {number} ({filled})', { number: n, filled: filledText(filled, found?.of ?? 0) }),
  }))
  if (draft.kind === 'arrows') {
    const change = (place: 'buy' | 'sell') => (value: string) => onChange({ ...draft, [place]: Number(value) })
    return (
      <>
        <Place label={t('Buys')} options={buffers} value={String(draft.buy)} onChange={change('buy')} />
        <Place label={t('Sells')} options={buffers} value={String(draft.sell)} onChange={change('sell')} />
      </>
    )
  }
  const buffer = (
    <Place
      label={t('Buffer')}
      options={buffers}
      value={String(draft.buffer)}
      onChange={(value) => onChange({ ...draft, buffer: Number(value) })}
    />
  )
  if (draft.kind === 'sign') return buffer
  const colours = Array.from({ length: 10 }, (_, n) => ({
    value: String(n),
    label: t('Color {number}', { number: n }),
  }))
  const change = (place: 'buy' | 'sell') => (value: string) => onChange({ ...draft, [place]: Number(value) })
  return (
    <>
      {buffer}
      <Place label={t('Buys')} options={colours} value={String(draft.buy)} onChange={change('buy')} />
      <Place label={t('Sells')} options={colours} value={String(draft.sell)} onChange={change('sell')} />
    </>
  )
}

type PlaceProps = {
  label: string
  options: readonly { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
}

function Place({ label, options, value, onChange }: PlaceProps) {
  const id = useId()
  // A place that was chosen before may no longer exist on the chart; it is shown nevertheless.
  const isGone = !options.some((option) => option.value === value)
  return (
    <div className="grid min-w-36 flex-1 gap-1">
      <label htmlFor={id} className="text-xs font-medium text-text-2">
        {label}
      </label>
      <select id={id} className={selectLook} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {isGone ? <option value={value}>{t('{value} (not on the chart)', { value })}</option> : null}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
