import { documentation } from '@stratomate/content/documentation/documentation'
import type { Section } from '@stratomate/content/blocks'
import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { useId, useRef } from 'react'
import { Link } from 'react-router'
import { inLanguage, t } from '#web/shared/language/t.ts'
import { useReadAnchor } from './use-read-anchor.ts'

type Entry = { id: string; title: string }
type TreeProps = { sections: readonly Section[]; current: string; onChoose?: () => void }

/**
 * The parts of the documentation as a tree: the part that is read shows its headings, and the present one is marked.
 * Beside the text where there is room, otherwise folded above it.
 */
export function DocumentationNav() {
  const titleId = useId()
  const fold = useRef<HTMLDetailsElement>(null)
  const closeFold = () => {
    if (fold.current !== null) fold.current.open = false
  }
  const { sections } = inLanguage('documentation', documentation)
  const current = useReadAnchor(sections.flatMap((section) => [section.id, ...headingsOf(section).map(({ id }) => id)]))
  return (
    <nav aria-labelledby={titleId} className="screen-only w-full lg:sticky lg:top-24">
      <p id={titleId} className="mb-3 text-sm font-semibold max-lg:sr-only">
        {t('On this page')}
      </p>
      <div className="max-lg:hidden">
        <Tree sections={sections} current={current} />
      </div>
      <details ref={fold} className="group rounded-md border border-line-strong bg-s1 lg:hidden">
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 px-4 font-medium">
          {t('Jump to')}
          <ChevronDown size={18} aria-hidden="true" className="flex-none text-text-3 group-open:rotate-180" />
        </summary>
        <div className="border-t border-line px-4 py-2">
          <Tree sections={sections} current={current} onChoose={closeFold} />
        </div>
      </details>
    </nav>
  )
}

function Tree({ sections, current, onChoose }: TreeProps) {
  const link = (entry: Entry, className: string) => (
    <Link
      to={`#${entry.id}`}
      aria-current={entry.id === current || undefined}
      className={clsx(linkLook, className)}
      onClick={onChoose}
    >
      {entry.title}
    </Link>
  )
  return (
    <ul className="text-sm lg:border-l lg:border-line">
      {sections.map((section) => {
        const headings = headingsOf(section)
        const isRead = section.id === current || headings.some(({ id }) => id === current)
        return (
          <li key={section.id}>
            {link(section, clsx('lg:pl-4', isRead && 'font-medium text-text'))}
            {isRead ? (
              <ul className="pb-1.5">
                {headings.map((entry) => (
                  <li key={entry.id}>{link(entry, 'pl-4 lg:pl-7')}</li>
                ))}
              </ul>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}

const linkLook =
  'flex min-h-11 items-center py-1 leading-snug text-text-2 no-underline hover:text-text hover:underline aria-current:font-medium aria-current:text-text lg:-ml-px lg:min-h-8 lg:border-l-2 lg:border-transparent lg:aria-current:border-signal'

function headingsOf({ blocks }: Section): readonly Entry[] {
  return blocks.flatMap((block) => (block.kind === 'heading' ? [{ id: block.id, title: block.text }] : []))
}
