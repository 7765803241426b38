import { type Guide, guides } from '@stratomate/content/guides/guides'
import { Badge } from '@stratomate/ui/badge'
import { clsx } from 'clsx'
import { ArrowRight, CircleCheck, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { RichText } from '#web/shared/content/rich-text.tsx'
import { LinkButton } from '#web/shared/page/link-button.tsx'
import { inLanguage, t } from '#web/shared/language/t.ts'
import { AppIndicatorInstaller, FavoriteStar } from './figures/app-drawings.tsx'
import { TerminalAttachExpert, TerminalInstaller } from './figures/terminal-drawings.tsx'
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
      <ol className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {listed.map((guide, place) => (
          <GuideCard
            key={guide.slug}
            guide={guide}
            place={place}
            state={known !== null && isGuideDone(known.progress, guide) ? 'done' : place === next ? 'next' : 'open'}
          />
        ))}
      </ol>
    </>
  )
}

type GuideCardProps = { guide: Guide; place: number; state: 'done' | 'next' | 'open' }

/** A guide: what one will see, what it is about and what it needs. A press anywhere opens it. */
function GuideCard({ guide: { slug, path, title, summary, minutes, prerequisites }, place, state }: GuideCardProps) {
  const Thumbnail = thumbnails[slug]
  return (
    <li
      className={clsx(
        'group relative row-span-4 grid min-w-0 grid-rows-subgrid gap-y-0 overflow-clip rounded-lg border bg-s1',
        state === 'next' ? 'border-signal' : 'border-line focus-within:border-line-strong hover:border-line-strong',
      )}
    >
      <div aria-hidden="true" className="figure-ground h-48 overflow-clip border-b border-line px-6 pt-6 md:px-10">
        <Thumbnail />
      </div>
      <div className="flex items-baseline gap-4 px-5 pt-5 md:px-6">
        <span aria-hidden="true" className="text-xl font-semibold text-accent-text tabular-nums">
          {place + 1}
        </span>
        <h2 className="mr-auto min-w-0 text-lg">
          <Link to={path} className="text-text no-underline after:absolute after:inset-0 hover:underline">
            {title}
          </Link>
        </h2>
        {state === 'done' ? (
          <Badge tone="active" icon={<CircleCheck size={14} aria-hidden="true" />}>
            {t('Done')}
          </Badge>
        ) : (
          <span className="flex flex-none items-center gap-1.5 text-sm text-text-3 tabular-nums">
            <Clock size={16} strokeWidth={1.75} aria-hidden="true" />
            {t('{minutes}\u00A0min', { minutes })}
          </span>
        )}
      </div>
      <p className="px-5 pt-2.5 text-text-2 md:px-6">{summary}</p>
      <div className="flex flex-col px-5 pt-4 pb-5 md:px-6">
        <div className="border-t border-line pt-3.5 pb-5 text-sm text-text-2">
          <p className="text-text-3">{t('You need')}</p>
          <ul>
            {prerequisites.map((need, index) => (
              <li key={index} className="relative mt-1">
                <RichText text={need} />
              </li>
            ))}
          </ul>
        </div>
        {/* The title is the link of the whole card; this is how it looks. */}
        <p
          aria-hidden="true"
          className="mt-auto flex items-center gap-2 text-base font-semibold text-accent-text group-hover:underline"
        >
          {t('Open guide')}
          <ArrowRight size={16} strokeWidth={1.75} />
        </p>
      </div>
    </li>
  )
}

/** What one sees at the heart of each guide, from its own drawings. */
const thumbnails: Record<Guide['slug'], () => ReactNode> = {
  'download-mt5': TerminalInstaller,
  'mt5-chart-setup': TerminalAttachExpert,
  'stratomate-setup': AppIndicatorInstaller,
  'mt5-favorites': FavoriteStar,
}
