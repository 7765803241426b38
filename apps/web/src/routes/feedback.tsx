import { brand } from '@stratomate/brand'
import { FeedbackPanel } from '#web/features/support/feedback-panel.tsx'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { pageMeta } from '#web/shared/page/page-meta.ts'
import { t, TextWithMarks } from '#web/shared/language/t.ts'

export function meta() {
  return pageMeta({
    path: '/feedback',
    title: t('Feedback'),
    description: t('Tell the team of {brand} what works, what does not and what is missing.', { brand: brand.name }),
    trail: [{ name: t('Home'), path: '/' }],
  })
}

export default function FeedbackRoute() {
  return (
    <div className="mx-auto max-w-140 px-4 pt-28 md:px-6 lg:pt-32">
      <h1 className="text-2xl md:text-3xl">{t('Feedback')}</h1>
      <p className="mt-4 mb-8 text-md text-text-2">
        <TextWithMarks
          text="What works, what does not, what is missing. Name and email are optional. If you need an answer, <support>write to support</support> instead."
          marks={{ support: (words) => <TextLink to="/support">{words}</TextLink> }}
        />
      </p>
      <FeedbackPanel />
    </div>
  )
}
