import { brand } from '@stratomate/brand'
import { displayThresholdDefault } from '@stratomate/domain/visits/visits'
import { lazy, Suspense } from 'react'
import { Hero, loadHeroFigure } from '#web/features/home/hero.tsx'
import { BuiltPart } from '#web/shared/page/built-part.tsx'
import { hydrateLater } from '#web/shared/page/hydrate-later.ts'
import { pageMeta } from '#web/shared/page/page-meta.ts'
import { whenIdle } from '#web/shared/hooks/when-idle.ts'
import { t } from '#web/shared/language/t.ts'

export function meta() {
  return pageMeta({
    path: '/',
    title: t('{brand}: Automated Trading For Binary Options', { brand: brand.name }),
    description: t(
      'Takes the buy and sell signals from your MetaTrader 5 charts and places the trades, direct from your own PC.',
    ),
  })
}

const anchors = ['features', 'how-it-works', 'strategies', 'pricing', 'why', 'faq', 'legal'] as const

/** Each section comes to life by itself when the reader comes near, so that no moment of reading is taken by all. */
const sections = anchors.map((anchorId) => ({
  anchorId,
  Section: hydrateLater({ anchorId, moment: 'near', load: () => loadSection(anchorId) }),
}))

/** The last two are read in half the width of a wide screen, beside each other. */
const [wholeSections, halfSections] = [sections.slice(0, -2), sections.slice(-2)]

async function loadSection(anchorId: (typeof anchors)[number]) {
  const [{ homeSections }] = await Promise.all([import('./home/home-sections.tsx'), loadHeroFigure()])
  return homeSections[anchorId]
}

export default function HomeRoute() {
  return (
    <>
      <Hero badge={<Visits />} />
      {wholeSections.map(sectionOf)}
      <div className="mx-auto max-w-marketing xl:grid xl:grid-cols-2">{halfSections.map(sectionOf)}</div>
    </>
  )
}

function sectionOf({ anchorId, Section }: (typeof sections)[number]) {
  return (
    <Suspense key={anchorId} fallback={<BuiltPart anchorId={anchorId} />}>
      <Section />
    </Suspense>
  )
}

const VisitBadge = lazy(async () => {
  if (!import.meta.env.SSR) await whenIdle()
  return { default: (await import('#web/features/visits/visit-badge.tsx')).VisitBadge }
})

function Visits() {
  return (
    <Suspense>
      <VisitBadge path="/" threshold={displayThresholdDefault} />
    </Suspense>
  )
}
