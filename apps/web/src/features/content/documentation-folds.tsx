import type { Section } from '@stratomate/content/blocks'
import { documentation } from '@stratomate/content/documentation/documentation'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { Blocks, type Drawings } from '#web/shared/content/blocks.tsx'
import { FoldMark } from '#web/shared/content/disclosure.tsx'
import { inLanguage, t } from '#web/shared/language/t.ts'
import { useOpenAnchor } from '#web/shared/content/use-open-anchor.ts'
import { headingsOf } from './headings-of.ts'

type DocumentationFoldsProps = { anchorId: string; drawings: Drawings }

/** The sections of the documentation as folds; the first is open, and each opens and closes independently. */
export function DocumentationFolds({ anchorId, drawings }: DocumentationFoldsProps) {
  useOpenAnchor()
  const { sections } = inLanguage('documentation', documentation)
  return (
    <div id={anchorId} className="border-t border-line">
      {sections.map((section, place) => (
        <Chapter
          key={section.id}
          section={section}
          number={place + 1}
          next={sections[place + 1] ?? null}
          drawings={drawings}
        />
      ))}
    </div>
  )
}

type ChapterProps = { section: Section; number: number; next: Section | null; drawings: Drawings }

/** One section: closed, it lists what is inside; open, it ends with the one that follows. */
function Chapter({ section: { id, title, blocks }, number, next, drawings }: ChapterProps) {
  return (
    <details id={id} open={number === 1} className="group border-b border-line">
      {/* On a phone its words begin below the line that says where one is, wherever a jump ends. */}
      <summary className="flex cursor-pointer list-none items-baseline gap-4 py-6 max-lg:pt-8 hover:text-accent-text">
        <span
          aria-hidden="true"
          className="w-5 flex-none text-lg font-semibold text-text-3 tabular-nums group-open:text-accent-text"
        >
          {number}
        </span>
        <span className="min-w-0 flex-1">
          <h2 className="text-lg md:text-xl">{title}</h2>
          <span className="mt-1.5 line-clamp-2 text-sm text-text-2 group-open:hidden md:mt-2">
            {headingsOf({ blocks })
              .map((heading) => heading.title)
              .join('\u00A0· ')}
          </span>
        </span>
        <FoldMark className="self-center group-open:self-start group-open:mt-2" />
      </summary>
      <div className="documentation-chapter pt-1 pb-8">
        <Blocks blocks={blocks} drawings={drawings} />
        {next === null ? null : (
          <Link
            to={`#${next.id}`}
            className="screen-only mt-9 flex items-center justify-between gap-3 rounded-lg border border-line px-4 py-3.5 text-text no-underline hover:border-line-strong hover:bg-s2"
          >
            <span className="min-w-0">
              <span className="block text-xs text-text-3">{t('Next')}</span>
              {next.title}
            </span>
            <ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" className="flex-none text-text-3" />
          </Link>
        )}
      </div>
    </details>
  )
}
