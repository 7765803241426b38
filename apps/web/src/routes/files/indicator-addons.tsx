import { AddonList } from '#web/features/files/addons/addon-list.tsx'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { pageMeta } from '#web/shared/page/page-meta.ts'
import { t, TextWithMarks } from '#web/shared/language/t.ts'

export function meta() {
  return pageMeta({
    path: '/indicator-addons',
    title: t('Indicator Addons'),
    description: t('Indicators on top of the library, included in every paid subscription.'),
    trail: [
      { name: t('Home'), path: '/' },
      { name: t('Download'), path: '/download' },
    ],
  })
}

export default function IndicatorAddonsRoute() {
  return (
    <div className="mx-auto max-w-marketing px-4 pt-28 md:px-6 lg:px-8 lg:pt-32">
      <h1 className="text-2xl md:text-3xl">{t('Indicator Addons')}</h1>
      <p className="mt-4 mb-8 max-w-prose text-md text-text-2 lg:mb-10">
        <TextWithMarks
          text="Indicators on top of the <library>library</library>, for every paid subscription. Their rules are our own definitions from standard building blocks."
          marks={{ library: (words) => <TextLink to="/strategies-library">{words}</TextLink> }}
        />
      </p>
      <AddonList />
    </div>
  )
}
