import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { t } from '#web/shared/language/t.ts'

type ContentLinkProps = { to: string; className?: string; children: ReactNode }

const look = 'underline underline-offset-3 hover:text-accent-text'

/** A link of a written text: another site opens in a new tab and says so, the server's own pages load again. */
export function ContentLink({ to, className = 'text-text', children }: ContentLinkProps) {
  if (to.startsWith('https://')) {
    return (
      <a href={to} target="_blank" rel="noopener" className={`${look} ${className}`}>
        {children}
        <ExternalLink size={14} aria-hidden="true" className="ml-1 inline-block align-baseline" />
        <span className="sr-only"> {t('(opens in a new tab)')}</span>
      </a>
    )
  }
  if (isServerPath(to)) {
    return (
      <a href={to} className={`${look} ${className}`}>
        {children}
      </a>
    )
  }
  return (
    <TextLink to={to} className={className}>
      {children}
    </TextLink>
  )
}

/** Whether the server answers this address itself, so that the router must not take it over. */
function isServerPath(to: string): boolean {
  return /^(?:\/api\/|\/downloads\/|mailto:)/u.test(to)
}
