import type { JournalPage } from '@stratomate/contracts/journal/schemas'
import { clsx } from 'clsx'
import { X } from 'lucide-react'

type TagChoiceProps = { tags: JournalPage['tags']; chosen: string; onChoose: (tag: string) => void }

/** The tags of all notes with how often each is used; one of them, or none, is chosen. */
export function TagChoice({ tags, chosen, onChoose }: TagChoiceProps) {
  if (tags.length === 0) return null
  return (
    <div className="flex flex-wrap gap-2">
      {tags.map(({ tag, count }) => {
        const isChosen = tag === chosen
        return (
          <button
            key={tag}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onChoose(isChosen ? '' : tag)}
            className={clsx(
              'inline-flex min-h-11 max-w-full cursor-pointer items-center gap-1.5 rounded-sm border px-2.5 text-sm font-medium md:min-h-8',
              isChosen ? 'border-text bg-s3 text-text' : 'border-line-strong text-text-2 hover:bg-s2 hover:text-text',
            )}
          >
            <span className="truncate">{tag}</span>{' '}
            <span className="font-normal text-text-3 tabular-nums">{count}</span>
            {isChosen ? <X size={14} aria-hidden="true" className="flex-none" /> : null}
          </button>
        )
      })}
    </div>
  )
}
