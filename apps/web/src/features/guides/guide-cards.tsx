import { guides } from '@stratomate/content/guides/guides'
import { Badge } from '@stratomate/ui/badge'
import { CircleCheck, Clock } from 'lucide-react'
import { Link } from 'react-router'
import { RichText } from '#web/shared/content/rich-text.tsx'
import { inLanguage, t } from '#web/shared/language/t.ts'
import { countDoneGuides, isGuideDone } from './guide-progress.ts'
import { ProgressRuler } from './progress-ruler.tsx'
import { useGuideProgress } from './use-guide-progress.ts'

/** The four guides in their order, with how far this reader is. */
export function GuideCards() {
  const known = useGuideProgress()
  const done = known === null ? 0 : countDoneGuides(known.progress, guides)
  return (
    <>
      <ProgressRuler done={done} all={guides.length} text="{done} of {all} done" className="mb-6 max-w-form" />
      <ol className="grid grid-cols-1 gap-3 md:grid-cols-2 md:gap-4">
        {inLanguage('guides', guides).map((guide, place) => (
          <li
            key={guide.slug}
            className="relative flex min-w-0 flex-col rounded-lg border border-line bg-s1 p-5 focus-within:border-line-strong hover:border-line-strong md:p-6"
          >
            <div className="flex items-start justify-between gap-4">
              <span aria-hidden="true" className="text-2xl font-semibold text-accent-text tabular-nums">
                {place + 1}
              </span>
              {known !== null && isGuideDone(known.progress, guide) ? (
                <Badge tone="active" icon={<CircleCheck size={14} aria-hidden="true" />}>
                  {t('Done')}
                </Badge>
              ) : (
                <span className="flex items-center gap-1.5 text-sm text-text-3 tabular-nums">
                  <Clock size={16} strokeWidth={1.75} aria-hidden="true" />
                  {t('{minutes}\u00A0min', { minutes: guide.minutes })}
                </span>
              )}
            </div>
            <h2 className="mt-5 text-lg">
              <Link to={guide.path} className="text-text no-underline after:absolute after:inset-0 hover:underline">
                {guide.title}
              </Link>
            </h2>
            <p className="mt-2 mb-5 text-text-2">{guide.summary}</p>
            <div className="mt-auto border-t border-line pt-3.5 text-sm text-text-2">
              <p className="text-text-3">{t('You need')}</p>
              <ul>
                {guide.prerequisites.map((need, index) => (
                  <li key={index} className="relative mt-1">
                    <RichText text={need} />
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}
