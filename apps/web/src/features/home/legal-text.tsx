import { legalDocuments, type LegalDocumentId, legalDraftNotice } from '@stratomate/content/legal/legal'
import { Blocks } from '#web/shared/content/blocks.tsx'
import { formatIsoDate } from '#web/shared/format/format-time.ts'
import { Note } from '#web/shared/content/note.tsx'
import { RichText } from '#web/shared/content/rich-text.tsx'

/** One legal document as it is in the built page. Never import this where a script of a page would carry it. */
export function LegalText({ id }: { id: LegalDocumentId }) {
  const legal = legalDocuments.find((candidate) => candidate.id === id)
  if (legal === undefined) throw new Error(`There is no legal document '${id}'.`)
  const { title, version, effectiveDate, intro, sections } = legal
  return (
    <article aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className="text-xl">
        {title}
      </h3>
      <p className="mt-2.5 text-sm text-text-3">
        Effective {formatIsoDate(effectiveDate)} <span className="ml-3 font-mono">{version}</span>
      </p>
      <Note tone="warning" className="mt-6 max-w-prose">
        <RichText text={legalDraftNotice} />
      </Note>
      <div className="legal-columns mt-8 gap-x-14 lg:grid">
        <nav aria-label={`Sections of the ${title}`} className="screen-only sticky top-6 self-start max-lg:hidden">
          <ol className="grid gap-0.5 text-sm">
            {sections.map((section) => (
              <li key={section.id}>
                <a
                  href={`#${section.id}`}
                  className="block py-1 text-text-2 no-underline hover:text-text hover:underline"
                >
                  {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
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
              <h4 id={`${section.id}-title`} className="mb-3 text-md leading-snug font-semibold">
                {section.title}
              </h4>
              <Blocks blocks={section.blocks} level={5} />
            </section>
          ))}
        </div>
      </div>
    </article>
  )
}
