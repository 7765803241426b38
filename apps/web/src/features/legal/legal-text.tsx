import { isLegalDraft, type LegalDocument, legalDocuments, legalDraftNotice } from '@stratomate/content/legal/legal'
import type { LegalDocumentId } from '@stratomate/contracts/site/pages'
import { clsx } from 'clsx'
import { Blocks } from '#web/shared/content/blocks.tsx'
import { FoldMark } from '#web/shared/content/disclosure.tsx'
import { formatIsoDate } from '#web/shared/format/format-time.ts'
import { RichText } from '#web/shared/content/rich-text.tsx'

/** `level` is that of the document's title: 1 on its own page, 3 inside another page. */
export type LegalTextProps = { id: LegalDocumentId; level: 1 | 3 }

/** One legal document in the prerendered page. Never import this where it would be in a script of a page. */
export function LegalText({ id, level }: LegalTextProps) {
  const Title = `h${level}` as const
  const SectionTitle = level === 1 ? 'h2' : 'h4'
  const legal = legalDocuments.find((candidate) => candidate.id === id)
  if (legal === undefined) throw new Error(`There is no legal document '${id}'.`)
  const { title, version, effectiveDate, intro, sections } = legal
  return (
    <article aria-labelledby={`${id}-title`}>
      <Title id={`${id}-title`} className={level === 1 ? 'text-2xl md:text-3xl' : 'text-xl'}>
        {title}
      </Title>
      <p className="mt-2.5 flex flex-wrap gap-x-3 text-sm text-text-3">
        <span>
          {isLegalDraft ? 'Effective date once approved:' : 'Effective'} {formatIsoDate(effectiveDate)}
        </span>{' '}
        <span className="font-mono whitespace-nowrap">{version}</span>
      </p>
      {isLegalDraft && (
        <p className="mt-1.5 max-w-prose text-sm text-text-3">
          <RichText text={legalDraftNotice} />
        </p>
      )}
      <div className={level === 1 ? 'legal-columns mt-8 gap-x-14 lg:grid' : 'mt-5'}>
        {level === 1 ? <SectionList title={title} sections={sections} /> : null}
        <div className="min-w-0 max-w-prose">
          <p className="text-md">
            <RichText text={intro} />
          </p>
          {level === 1 ? <SectionFold sections={sections} /> : null}
          {sections.map((section) => (
            <section
              key={section.id}
              id={section.id}
              aria-labelledby={`${section.id}-title`}
              className="scroll-mt-20 pt-8"
            >
              <SectionTitle id={`${section.id}-title`} className="mb-3 text-md leading-snug font-semibold">
                {section.title}
              </SectionTitle>
              <Blocks blocks={section.blocks} level={level === 1 ? 3 : 5} />
            </section>
          ))}
        </div>
      </div>
    </article>
  )
}

/** Beside the text on its own page; in a region of another page there is no room for it. */
function SectionList({ title, sections }: Pick<LegalDocument, 'title' | 'sections'>) {
  return (
    <nav aria-label={`Sections of the ${title}`} className="screen-only sticky top-24 self-start max-lg:hidden">
      <SectionLinks sections={sections} className="py-1" />
    </nav>
  )
}

/** The same where the page is narrow: a fold before the first section, on the browser's own element. */
function SectionFold({ sections }: Pick<LegalDocument, 'sections'>) {
  return (
    <nav aria-label="On this page" className="screen-only mt-6 lg:hidden">
      <details className="group rounded-lg border border-line bg-s1">
        <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 px-4">
          <span className="font-medium">On this page</span>
          <span className="ml-auto text-sm text-text-3">{sections.length} sections</span>
          <FoldMark />
        </summary>
        <div className="border-t border-line px-4 py-2">
          <SectionLinks sections={sections} className="py-3" />
        </div>
      </details>
    </nav>
  )
}

function SectionLinks({ sections, className }: Pick<LegalDocument, 'sections'> & { className: string }) {
  return (
    <ol className="grid gap-0.5 text-sm">
      {sections.map((section) => (
        <li key={section.id}>
          <a
            href={`#${section.id}`}
            className={clsx('block text-text-2 no-underline hover:text-text hover:underline', className)}
          >
            {section.title}
          </a>
        </li>
      ))}
    </ol>
  )
}
