import { addons } from '@stratomate/domain/files/addons'
import { AddonList } from '#web/features/files/addons/addon-list.tsx'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { pageMeta } from '#web/shared/page/page-meta.ts'

export function meta() {
  return pageMeta({
    path: '/indicator-addons',
    title: 'Indicator Addons',
    description: `${addons.length} indicators on top of the library, included in every paid subscription.`,
    trail: [
      { name: 'Home', path: '/' },
      { name: 'Download', path: '/download' },
    ],
  })
}

export default function IndicatorAddonsRoute() {
  return (
    <div className="mx-auto max-w-marketing px-4 pt-28 md:px-6 lg:px-8 lg:pt-32">
      <h1 className="text-2xl md:text-3xl">Indicator Addons</h1>
      <p className="mt-4 mb-8 max-w-prose text-md text-text-2 lg:mb-10">
        {addons.length} indicators on top of the <TextLink to="/strategies-library">library</TextLink>, for every paid
        subscription. Their rules are our own definitions from standard building blocks.
      </p>
      <AddonList />
    </div>
  )
}
