import { brand } from '@stratomate/brand'
import { displayThresholdDefault } from '@stratomate/domain/visits'
import { lazy, Suspense } from 'react'
import { Hero, loadHeroFigure } from '#web/features/home/hero.tsx'
import { hydrateLater } from '#web/shared/hydrate-later.ts'
import { pageMeta } from '#web/shared/page-meta.ts'
import { whenIdle } from '#web/shared/when-idle.ts'

export function meta() {
  return pageMeta({
    path: '/',
    title: `${brand.name}: Automated Trading For Binary Options`,
    description:
      'Takes the buy and sell signals from your MetaTrader 5 charts and places the trades, direct from your own PC.',
  })
}

const HomeBody = hydrateLater('features', async () => {
  const [{ HomeBody: Body }] = await Promise.all([import('./home/home-body.tsx'), loadHeroFigure()])
  return Body
})

export default function HomeRoute() {
  return (
    <>
      <Hero badge={<Visits />} />
      <Suspense>
        <HomeBody />
      </Suspense>
    </>
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
