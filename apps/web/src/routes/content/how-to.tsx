import { GuideCards } from '#web/features/guides/guide-cards.tsx'
import { LinkButton } from '#web/shared/page/link-button.tsx'
import { t } from '#web/shared/language/t.ts'
import { pageMeta } from '#web/shared/page/page-meta.ts'

export function meta() {
  return pageMeta({
    path: '/how-to',
    title: t('How-To Guides'),
    description: t('Four guides in order, from the download of MetaTrader 5 to the first signal on a demo account.'),
    trail: [{ name: t('Home'), path: '/' }],
  })
}

export default function HowToRoute() {
  return (
    <div className="mx-auto max-w-marketing px-4 pt-28 md:px-6 lg:px-8 lg:pt-32">
      <h1 className="text-2xl md:text-3xl">{t('How-To Guides')}</h1>
      <p className="mt-4 mb-10 max-w-prose text-md text-text-2">
        {t('Four guides, best done in this order. Each one is a single task with a clear end.')}
      </p>
      <GuideCards />
      <div className="mt-12 flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line pt-8">
        <p className="mr-auto text-text-2">{t('Something is different on your screen?')}</p>
        <LinkButton to="/documentation">{t('Documentation')}</LinkButton>
        <LinkButton to="/support">{t('Support')}</LinkButton>
      </div>
    </div>
  )
}
