import { brand } from '@stratomate/brand'
import { type LegalDocumentId, legalIds, legalPage } from '@stratomate/contracts/site/pages'
import { KeptLegalText } from '#web/features/legal/kept-legal-text.tsx'
import { legalTitles } from '#web/features/legal/legal-documents.ts'
import { PrintButton } from '#web/features/legal/print-button.tsx'
import { NotFoundPanel } from '#web/features/shell/not-found-panel.tsx'
import { PageTrail } from '#web/shared/content/page-trail.tsx'
import { pageMeta } from '#web/shared/page/page-meta.ts'
import { LinkButton } from '#web/shared/page/link-button.tsx'
import type { Route } from './+types/legal.ts'

const trail = [
  { name: 'Home', path: '/' },
  { name: 'Legal Information', path: '/#legal' },
]

export function meta({ params }: Route.MetaArgs) {
  const id = findId(params.document)
  if (id === undefined) {
    return pageMeta({ path: '/404', title: '404 Page Not Found', description: 'There is no document at this address.' })
  }
  const title = legalTitles[id]
  return pageMeta({ path: legalPage(id), title, description: `The ${title} of ${brand.name}, in full.`, trail })
}

/** One legal document on a page of its own: to be linked, read and printed. */
export default function LegalRoute({ params }: Route.ComponentProps) {
  const id = findId(params.document)
  if (id === undefined) return <NotFoundPanel />
  return (
    <div className="mx-auto w-full max-w-marketing px-4 pt-28 md:px-6 lg:px-8 lg:pt-32">
      <div className="screen-only flex flex-wrap items-start justify-between gap-x-4">
        <PageTrail trail={trail.slice(1)} here={legalTitles[id]} />
        <div className="noscript:hidden">
          <PrintButton />
        </div>
      </div>
      <KeptLegalText key={id} id={id} level={1} />
      <nav aria-label="Other documents" className="screen-only mt-14 flex flex-wrap gap-3 border-t border-line pt-6">
        {legalIds
          .filter((other) => other !== id)
          .map((other) => (
            <LinkButton key={other} to={legalPage(other)} size="sm">
              {legalTitles[other]}
            </LinkButton>
          ))}
      </nav>
    </div>
  )
}

function findId(named: string | undefined): LegalDocumentId | undefined {
  return legalIds.find((id) => id === named)
}
