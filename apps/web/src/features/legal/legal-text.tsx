import { isLegalDraft, type LegalDocument, legalDocuments, legalDraftNotice } from '@stratomate/content/legal/legal'
import type { LegalDocumentId } from '@stratomate/contracts/site/pages'
import { Blocks } from '#web/shared/content/blocks.tsx'
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
      <p className="mt-2.5 text-sm text-text-3">
        Effective {formatIsoDate(effectiveDate)} <span className="ml-3 font-mono">{version}</span>
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
      <ol className="grid gap-0.5 text-sm">
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`} className="block py-1 text-text-2 no-underline hover:text-text hover:underline">
              {section.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
