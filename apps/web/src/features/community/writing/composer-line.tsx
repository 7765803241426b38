import { PenLine } from 'lucide-react'
import type { Ref } from 'react'
import { t } from '#web/shared/language/t.ts'

type ComposerLineProps = {
  /** What was written and not sent; blank when nothing was. */
  draft: string
  ref: Ref<HTMLButtonElement>
  onOpen: () => void
}

/** The closed composer: one line that looks like the field it opens, so that posts begin right below it. */
export function ComposerLine({ draft, ref, onOpen }: ComposerLineProps) {
  const hasDraft = draft.trim() !== ''
  return (
    <button
      ref={ref}
      type="button"
      onClick={onOpen}
      className="flex h-14 w-full cursor-pointer items-center gap-3 rounded-lg border border-line-strong bg-s1 pr-2 pl-4 text-left hover:bg-s2 md:pl-5"
    >
      <PenLine size={18} strokeWidth={1.75} aria-hidden="true" className="flex-none text-accent-text" />
      <span className="min-w-0 flex-1 truncate text-text-2">
        {hasDraft ? draft : t('Share something with the community')}
      </span>{' '}
      <span className="rounded-md bg-accent px-3.5 py-2.5 text-sm leading-none font-semibold whitespace-nowrap text-on-accent max-sm:sr-only">
        {hasDraft ? t('Continue writing') : t('Write a post')}
      </span>
    </button>
  )
}
