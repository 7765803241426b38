import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import type { Crumb } from '#web/shared/page/page-meta.ts'
import { t } from '#web/shared/language/t.ts'

type PageTrailProps = { trail: readonly Crumb[]; here: string }

/** The way to this page, from the outside in. */
export function PageTrail({ trail, here }: PageTrailProps) {
  return (
    <nav aria-label={t('Breadcrumb')} className="screen-only mb-6 text-sm text-text-3">
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {trail.map(({ name, path }) => (
          <li key={path} className="flex items-center gap-2">
            <Link to={path} className="py-1 text-text-2 no-underline hover:text-text hover:underline">
              {name}
            </Link>
            <ChevronRight size={14} aria-hidden="true" />
          </li>
        ))}
        <li aria-current="page" className="min-w-0 break-words">
          {here}
        </li>
      </ol>
    </nav>
  )
}
