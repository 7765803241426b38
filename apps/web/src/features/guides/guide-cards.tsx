import { guides } from '@stratomate/content/guides/guides'
import { Badge } from '@stratomate/ui/badge'
import { ArrowRight, CircleCheck, Clock } from 'lucide-react'
import { Link } from 'react-router'
import { RichText } from '#web/shared/content/rich-text.tsx'
import { LinkButton } from '#web/shared/page/link-button.tsx'
import { inLanguage, t } from '#web/shared/language/t.ts'
import { countDoneGuides, isGuideDone } from './guide-progress.ts'
import { ProgressRuler } from './progress-ruler.tsx'
import { useGuideProgress } from './use-guide-progress.ts'

/** The four guides in their order, with this reader's progress. */
export function GuideCards() {
  const known = useGuideProgress()
  const done = known === null ? 0 : countDoneGuides(known.progress, guides)
  const listed = inLanguage('guides', guides)
  const undone = known === null ? 0 : listed.findIndex((guide) => !isGuideDone(known.progress, guide))
  // A reader who has finished all of them may begin again.
  const next = Math.max(0, undone)
  return (
    <>
      <div className="mb-8 grid items-center gap-x-10 gap-y-5 rounded-lg border border-line-strong p-5 md:flex md:justify-between md:px-6">
        <div className="min-w-0 md:flex-1">
          <p className="text-md font-semibold">
            {t('From nothing to the first signal in about {minutes}\u00A0min', {
              minutes: guides.reduce((sum, { minutes }) => sum + minutes, 0),
            })}
          </p>
          <ProgressRuler done={done} all={guides.length} text="{done} of {all} done" className="mt-3 max-w-form" />
        </div>
        <LinkButton
          to={listed[next]?.path ?? '/how-to'}
          variant="primary"
          icon={<ArrowRight size={16} strokeWidth={1.75} aria-hidden="true" />}
        >
          {t('Start with guide {number}', { number: next + 1 })}
        </LinkButton>
      </div>
      <ol className="grid grid-cols-1 gap-3 md:grid-cols-2 md:gap-4">
        {listed.map((guide, place) => (
          <li
            key={guide.slug}
            className="relative flex min-w-0 flex-col rounded-lg border border-line bg-s1 p-5 focus-within:border-line-strong hover:border-line-strong md:p-6"
          >
            <div className="flex items-baseline gap-4">
              <span aria-hidden="true" className="text-xl font-semibold text-accent-text tabular-nums">
                {place + 1}
              </span>
              <h2 className="mr-auto min-w-0 text-lg">
                <Link to={guide.path} className="text-text no-underline after:absolute after:inset-0 hover:underline">
                  {guide.title}
                </Link>
              </h2>
              {known !== null && isGuideDone(known.progress, guide) ? (
                <Badge tone="active" icon={<CircleCheck size={14} aria-hidden="true" />}>
                  {t('Done')}
                </Badge>
              ) : (
                <span className="flex flex-none items-center gap-1.5 text-sm text-text-3 tabular-nums">
                  <Clock size={16} strokeWidth={1.75} aria-hidden="true" />
                  {t('{minutes}\u00A0min', { minutes: guide.minutes })}
                </span>
              )}
            </div>
            <p className="mt-3 mb-5 text-text-2">{guide.summary}</p>
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
