import { brand } from '@stratomate/brand'
import { Bug, MailX, Users } from 'lucide-react'
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
        <ul className="mt-8 border-t border-line text-text-2 max-lg:hidden">
          {promises.map(({ Icon, text }) => (
            <li key={text} className="flex items-start gap-3.5 border-b border-line py-4">
              <Icon size={20} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 flex-none text-accent-text" />
              {t(text)}
            </li>
          ))}
        </ul>
      </div>
      <div className="w-full max-w-140 min-w-0 rounded-lg border border-line bg-s1 p-5 max-lg:mx-auto md:p-7">
        <FeedbackPanel />
      </div>
    </div>
  )
}

/** What comes of it, so that nobody waits for an answer in vain. */
const promises = [
  { Icon: Users, text: 'The team reads every word.' },
  { Icon: MailX, text: 'Without an email we cannot answer you, and that is fine.' },
  { Icon: Bug, text: 'A bug is found sooner with what you expected beside what happened.' },
] as const
