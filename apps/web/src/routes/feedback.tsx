import { brand } from '@stratomate/brand'
import { FeedbackPanel } from '#web/features/support/feedback-panel.tsx'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { pageMeta } from '#web/shared/page/page-meta.ts'

export function meta() {
  return pageMeta({
    path: '/feedback',
    title: 'Feedback',
    description: `Tell the team of ${brand.name} what works, what does not and what is missing.`,
    trail: [{ name: 'Home', path: '/' }],
  })
}

export default function FeedbackRoute() {
  return (
    <div className="mx-auto max-w-140 px-4 pt-28 md:px-6 lg:pt-32">
      <h1 className="text-2xl md:text-3xl">Feedback</h1>
      <p className="mt-4 mb-8 text-md text-text-2">
        What works, what does not, what is missing. Name and email are optional. If you need an answer,{' '}
        <TextLink to="/support">write to support</TextLink> instead.
      </p>
      <FeedbackPanel />
    </div>
  )
}
