import type { WindowLookedChart } from '@stratomate/contracts/desktop-window/sources'
import { clsx } from 'clsx'
import { useId } from 'react'
import { entryLabel, type SourceEntry } from './draft-source.ts'
import { t } from '../../language/t.ts'

type SourceListProps = {
  entries: readonly SourceEntry[]
  looked: WindowLookedChart
  /** The key of an entry; null lets the chart choose. */
  selected: string | null
  /** The present source, marked as such. */
  inForce: string | null
  onSelect: (entry: SourceEntry | null) => void
}

/** Everything that could be the chart's source, and the entry that lets the chart choose by itself. */
export function SourceList({ entries, looked, selected, inForce, onSelect }: SourceListProps) {
  const name = useId()
  return (
    <fieldset className="grid content-start gap-1.5">
      <legend className="mb-2 text-xs font-medium text-text-3">{t('Signals come from')}</legend>
      <Entry
        group={name}
        title={t('What the chart finds automatically')}
        words={t('one of ours, or the only one with arrows')}
        isSelected={selected === null}
        isInForce={inForce === null}
        onSelect={() => onSelect(null)}
      />
      {entries.map((entry) => (
        <Entry
          key={entry.key}
          group={name}
          title={entry.kind === 'objects' ? t('Arrows drawn as objects') : entry.found.name}
          words={entryLabel(entry, looked)}
          isSelected={selected === entry.key}
          isInForce={inForce === entry.key}
          onSelect={() => onSelect(entry)}
        />
      ))}
    </fieldset>
  )
}

type EntryProps = {
  group: string
  title: string
  words: string
  isSelected: boolean
  isInForce: boolean
  onSelect: () => void
}

function Entry({ group, title, words, isSelected, isInForce, onSelect }: EntryProps) {
  return (
    <label
      className={clsx(
        'source-entry grid cursor-pointer gap-x-2.5 gap-y-0.5 rounded-md border px-3 py-2.5 hover:bg-s2',
        isSelected ? 'border-line-strong bg-s2' : 'border-line',
      )}
    >
      <input
        type="radio"
        name={group}
        checked={isSelected}
        onChange={onSelect}
        className="mt-1 size-4 flex-none cursor-pointer accent-accent"
      />
      <span className="text-sm font-medium wrap-anywhere">{title}</span>
      <span className="col-start-2 text-xs text-text-3">
        {words}
        {isInForce ? ` · ${t('in use')}` : null}
      </span>
    </label>
  )
}
