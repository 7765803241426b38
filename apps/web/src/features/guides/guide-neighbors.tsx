import { type Guide, guides } from '@stratomate/content/guides/guides'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { inLanguage, t } from '#web/shared/language/t.ts'

const look =
  'flex min-w-0 items-center gap-3 rounded-lg border border-line px-4 py-3.5 text-text no-underline hover:border-line-strong hover:bg-s2'

/** The guides before and after this one, by their titles. */
export function GuideNeighbors({ guide: { slug } }: { guide: Guide }) {
  const all = inLanguage('guides', guides)
  const place = all.findIndex((guide) => guide.slug === slug)
  const previous = place > 0 ? all[place - 1] : undefined
  const next = all[place + 1]
  return (
    <nav aria-label={t('Guides')} className="screen-only mt-10 grid grid-cols-1 gap-3 sm:grid-cols-2">
      {previous === undefined ? null : (
        <Link to={previous.path} rel="prev" className={look}>
          <ArrowLeft size={18} strokeWidth={1.75} aria-hidden="true" className="flex-none text-text-3" />
          <span className="min-w-0">
            <span className="block text-xs text-text-3">{t('Previous')}</span>
            {previous.title}
          </span>
        </Link>
      )}
      {next === undefined ? null : (
        <Link to={next.path} rel="next" className={`${look} justify-end text-right sm:col-start-2`}>
          <span className="min-w-0">
            <span className="block text-xs text-text-3">{t('Next')}</span>
            {next.title}
          </span>
          <ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" className="flex-none text-text-3" />
        </Link>
      )}
    </nav>
  )
}
