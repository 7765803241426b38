import { brand } from '@stratomate/brand'
import { Suspense } from 'react'
import { Hero } from '#web/features/home/hero.tsx'
import { hydrateLater } from '#web/shared/hydrate-later.ts'
import { pageMeta } from '#web/shared/page-meta.ts'

export function meta() {
  return pageMeta({
    path: '/',
    title: `${brand.name}: Automated Trading For Binary Options`,
    description:
      'Takes the buy and sell signals from your MetaTrader 5 charts and places the trades, direct from your own PC.',
  })
}

const HomeBody = hydrateLater('features', async () => (await import('./home/home-body.tsx')).HomeBody)

export default function HomeRoute() {
  return (
    <>
      <Hero />
      <Suspense>
        <HomeBody />
      </Suspense>
    </>
  )
}
