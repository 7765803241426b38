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
    <div className="lg:feedback-columns mx-auto grid max-w-marketing items-start gap-x-16 gap-y-8 px-4 pt-28 md:px-6 lg:px-8 lg:pt-32">
      <div className="min-w-0 max-lg:mx-auto max-lg:w-full max-lg:max-w-140">
        <h1 className="text-2xl md:text-3xl">{t('Feedback')}</h1>
        <p className="mt-4 text-md text-text-2">
          <TextWithMarks
            text="What works, what does not, what is missing. Name and email are optional. If you need an answer, <support>write to support</support> instead."
            marks={{ support: (words) => <TextLink to="/support">{words}</TextLink> }}
          />
        </p>
      </div>
      <div className="w-full max-w-140 min-w-0 rounded-lg border border-line bg-s1 p-5 max-lg:mx-auto md:p-7 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <FeedbackPanel />
      </div>
      <section
        aria-labelledby="afterwards-title"
        className="min-w-0 max-lg:mx-auto mt-4 max-lg:w-full max-lg:max-w-140"
      >
        <h2 id="afterwards-title" className="text-lg">
          {t('What happens next')}
        </h2>
        <ol className="mt-4 border-t border-line">
          {afterwards.map(({ title, text }, place) => (
            <li key={title} className="guide-step-columns grid border-b border-line py-5 lg:py-7">
              <span aria-hidden="true" className="text-lg font-semibold text-accent-text tabular-nums">
                {place + 1}
              </span>
              <div className="min-w-0">
                <h3 className="text-md leading-snug font-semibold">{t(title)}</h3>
                <p className="mt-1 text-text-2">
                  <TextWithMarks
                    text={text}
                    marks={{ changes: (words) => <TextLink to="/changelog">{words}</TextLink> }}
                  />
                </p>
              </div>
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}

/** What comes of it, so that nobody waits for an answer in vain. */
const afterwards = [
  { title: 'You get a reference', text: 'On this page at once, and by email if you leave one.' },
  {
    title: 'The team reads every word',
    text: 'A bug is found sooner with what you expected beside what happened.',
  },
  {
    title: 'Changes are listed',
    text: 'What we add, change and fix is in the <changes>changelog</changes>.',
  },
] as const
