import { brand } from '@stratomate/brand'
import { plainText, plainTextOf } from '@stratomate/content/blocks'
import { type Guide, guides } from '@stratomate/content/guides/guides'
import { CircleCheck, Clock } from 'lucide-react'
import { ContentLink } from '#web/shared/content/content-link.tsx'
import { PageTrail } from '#web/shared/content/page-trail.tsx'
import { RichText } from '#web/shared/content/rich-text.tsx'
import { GuideNeighbors } from '#web/features/guides/guide-neighbors.tsx'
import { GuideSteps } from '#web/features/guides/guide-steps.tsx'
import { NotFoundPanel } from '#web/features/shell/not-found-panel.tsx'
import { inLanguage, t, TextWithMarks } from '#web/shared/language/t.ts'
import { pageMeta } from '#web/shared/page/page-meta.ts'
import type { Route } from './+types/guide.ts'

const trail = () => [
  { name: t('Home'), path: '/' },
  { name: t('How-To Guides'), path: '/how-to' },
]

export function meta({ params }: Route.MetaArgs) {
  const guide = findGuide(params.guide)
  if (guide === undefined) {
    return pageMeta({
      path: '/404',
      title: t('404 Page Not Found'),
      description: t('There is no guide at this address.'),
    })
  }
  const { path, title, summary } = guide
  return pageMeta({ path, title, description: summary, trail: trail(), data: [guideData(guide)] })
}

export default function GuideRoute({ params }: Route.ComponentProps) {
  const guide = findGuide(params.guide)
  if (guide === undefined) return <NotFoundPanel />
  const { title, summary, minutes, prerequisites, doneWhen } = guide
  return (
    <div className="mx-auto w-full max-w-prose px-4 pt-28 md:px-6 lg:px-0 lg:pt-32">
      <PageTrail trail={trail().slice(1)} here={title} />
      <h1 className="text-2xl">{title}</h1>
      <p className="mt-4 text-md text-text-2">{summary}</p>
      <section aria-labelledby="prerequisites-title" className="mt-8 rounded-lg border border-line bg-s1 p-5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 id="prerequisites-title" className="text-base leading-snug">
            {t('Before you start')}
          </h2>
          <p className="flex items-center gap-1.5 text-sm text-text-3 tabular-nums">
            <Clock size={16} strokeWidth={1.75} aria-hidden="true" />
            {t('About {minutes}\u00A0min', { minutes })}
          </p>
        </div>
        <ul className="mt-3 grid gap-2 text-text-2">
          {prerequisites.map((need, place) => (
            <li key={place} className="border-t border-line pt-2">
              <RichText text={need} />
            </li>
          ))}
        </ul>
      </section>
      <GuideSteps guide={guide} />
      <p className="flex items-start gap-3 rounded-lg border border-st-active/45 p-5 text-md">
        <CircleCheck size={20} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 flex-none text-st-active" />
        <span className="min-w-0">
          <RichText text={doneWhen} />
        </span>
      </p>
      <p className="mt-6 text-text-2">
        <TextWithMarks
          text="News, plans and help are on the site of the product: <site>{site}</site>"
          slots={{ site: new URL(brand.website).host }}
          marks={{ site: (words) => <ContentLink to={brand.website}>{words}</ContentLink> }}
        />
      </p>
      <GuideNeighbors guide={guide} />
    </div>
  )
}

function findGuide(slug: string): Guide | undefined {
  return inLanguage('guides', guides).find((guide) => guide.slug === slug)
}

function guideData({ title, summary, minutes, prerequisites, steps }: Guide): Record<string, unknown> {
  return {
    '@type': 'HowTo',
    name: title,
    description: summary,
    totalTime: `PT${minutes}M`,
    supply: prerequisites.map((need) => ({ '@type': 'HowToSupply', name: plainText(need) })),
    step: steps.map((step) => ({ '@type': 'HowToStep', name: step.title, text: plainTextOf(step.blocks) })),
  }
}
