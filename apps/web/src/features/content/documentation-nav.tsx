import { documentation } from '@stratomate/content/documentation/documentation'
import type { Section } from '@stratomate/content/blocks'
import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { useId, useRef } from 'react'
import { Link } from 'react-router'
import { inLanguage, t } from '#web/shared/language/t.ts'
import { anchorsOf, headingsOf } from './headings-of.ts'
import { useReadAnchor } from './use-read-anchor.ts'

type TreeProps = { sections: readonly Section[]; current: string; onChoose?: () => void }

/**
 * The parts of the documentation as a tree: the part that is read shows its headings, and the present one is marked.
 * Beside the text where there is room. Otherwise it is a line that stays below the header and says where one is, with
 * the tree folded into it.
 */
export function DocumentationNav() {
  const titleId = useId()
  const fold = useRef<HTMLDetailsElement>(null)
  const closeFold = () => {
    if (fold.current !== null) fold.current.open = false
  }
  const { sections } = inLanguage('documentation', documentation)
  const current = useReadAnchor(sections.flatMap(anchorsOf))
  return (
    <nav
      aria-labelledby={titleId}
      className="screen-only sticky top-15 z-20 max-lg:-mx-4 max-lg:self-stretch max-lg:border-y max-lg:border-line max-lg:bg-bg md:top-16 md:max-lg:-mx-6 lg:top-24 lg:z-auto"
    >
      <p id={titleId} className="mb-3 text-sm font-semibold max-lg:sr-only">
        {t('On this page')}
      </p>
      <div className="max-lg:hidden">
        <Tree sections={sections} current={current} />
      </div>
      <details ref={fold} className="group relative lg:hidden">
        <summary className="flex h-12 cursor-pointer list-none items-center gap-3 px-4 text-sm md:px-6">
          <span className="sr-only">{t('Jump to')}</span>
          <Place sections={sections} current={current} />
          <ChevronDown size={18} aria-hidden="true" className="ml-auto flex-none text-text-3 group-open:rotate-180" />
        </summary>
        <div className="absolute inset-x-0 top-full max-h-96 overflow-y-auto border-y border-line bg-s1 px-4 py-2 shadow-menu md:px-6">
          <Tree sections={sections} current={current} onChoose={closeFold} />
        </div>
      </details>
    </nav>
  )
}

/** Where one is: the number and the name of the section, and the heading in it. */
function Place({ sections, current }: TreeProps) {
  const place = sections.findIndex((section) => anchorsOf(section).includes(current))
  const section = sections[place]
  if (section === undefined) return null
  const heading = headingsOf(section).find(({ id }) => id === current)
  return (
    <>
      <span className="flex-none font-semibold text-accent-text tabular-nums">{place + 1}</span>
      <span className={clsx('truncate', heading === undefined ? 'font-medium' : 'text-text-3')}>{section.title}</span>
      {heading === undefined ? null : <span className="max-w-1/2 flex-none truncate font-medium">{heading.title}</span>}
    </>
  )
}

function Tree({ sections, current, onChoose }: TreeProps) {
  return (
    <ol className="text-sm">
      {sections.map((section, place) => {
        const isRead = anchorsOf(section).includes(current)
        return (
          <li key={section.id} className="border-line py-0.5 not-first:border-t">
            <Link
              to={`#${section.id}`}
              aria-current={section.id === current || undefined}
              className="-mx-2 flex min-h-11 items-start gap-2.5 rounded-md px-2 py-3 leading-snug font-medium text-text no-underline hover:bg-s2 aria-current:bg-s2 lg:min-h-10 lg:py-2.5"
              onClick={onChoose}
            >
              <span
                aria-hidden="true"
                className={clsx('w-3 flex-none tabular-nums', isRead ? 'text-accent-text' : 'text-text-3')}
              >
                {place + 1}
              </span>
              <span className="min-w-0 flex-1">{section.title}</span>
              <ChevronDown
                size={16}
                strokeWidth={1.75}
                aria-hidden="true"
                className={clsx('mt-px flex-none text-text-3', isRead || '-rotate-90')}
              />
            </Link>
            {isRead ? (
              <ul className="mb-3 ml-1.5 border-l border-line">
                {headingsOf(section).map(({ id, title }) => (
                  <li key={id}>
                    <Link
                      to={`#${id}`}
                      aria-current={id === current || undefined}
                      className="-ml-px flex min-h-11 items-center border-l-2 border-transparent py-1 pl-4 leading-snug text-text-2 no-underline hover:text-text hover:underline aria-current:border-signal aria-current:font-medium aria-current:text-text lg:min-h-8"
                      onClick={onChoose}
                    >
                      {title}
                    </Link>
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        )
      })}
    </ol>
  )
}
