import { brand } from '@stratomate/brand'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { FeedbackPanel } from '#web/features/support/feedback-panel.tsx'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { pageMeta } from '#web/shared/page/page-meta.ts'
import { StageLine } from '#web/shared/page/stage-line.tsx'
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
  const [sentId, setSentId] = useState<string | null>(null)
  return (
    <div className="lg:feedback-columns mx-auto grid max-w-marketing items-start gap-x-16 gap-y-8 px-4 pt-28 md:px-6 lg:px-8 lg:pt-32">
      <div className="min-w-0 max-lg:mx-auto max-lg:w-full max-lg:max-w-140">
        <h1 className="text-2xl md:text-3xl">{t('Feedback')}</h1>
        <p className="mt-4 text-md text-text-2">
          <TextWithMarks
            text="What works, what does not, what is missing. If you need an answer, <support>write to support</support> instead."
            marks={{ support: (words) => <TextLink to="/support">{words}</TextLink> }}
          />
        </p>
      </div>
      <div className="w-full max-w-140 min-w-0 rounded-lg border border-line bg-s1 p-5 max-lg:mx-auto md:p-7 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <FeedbackPanel sentId={sentId} onSent={setSentId} />
      </div>
      <section
        aria-labelledby="afterwards-title"
        className="min-w-0 max-lg:mx-auto mt-4 max-lg:w-full max-lg:max-w-140"
      >
        <h2 id="afterwards-title" className="text-lg">
          {t('What happens next')}
        </h2>
        <StageLine
          className="mt-5"
          filled={sentId === null ? 0 : 1}
          stages={afterwards.map(({ title, text }) => ({
            title: t(title),
            text: (
              <TextWithMarks text={text} marks={{ changes: (words) => <TextLink to="/changelog">{words}</TextLink> }} />
            ),
          }))}
        />
        <h2 className="mt-12 text-lg">{t('Sometimes another page is quicker')}</h2>
        <ul className="mt-4 border-t border-line">
          {elsewhere.map(({ title, text, to }) => (
            <li key={to} className="relative border-b border-line py-4 hover:bg-s1">
              <p className="flex items-center justify-between gap-4 font-semibold">
                <Link to={to} className="after:absolute after:inset-0">
                  {t(title)}
                </Link>
                <ArrowRight size={16} strokeWidth={1.75} aria-hidden="true" className="flex-none text-text-3" />
              </p>
              <p className="mt-0.5 text-sm text-text-2">{t(text)}</p>
            </li>
          ))}
        </ul>
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

/** Who comes here for something else finds it without an answer of ours. */
const elsewhere = [
  { title: 'You need an answer', text: 'Support answers by email and in the chat.', to: '/support' },
  { title: 'A message had a code', text: 'Each code has its cause and what to do.', to: '/errors' },
  { title: 'An idea to talk over', text: 'Other members read and answer in the community.', to: '/community' },
] as const
