import { brand } from '@stratomate/brand'
import { supportQuestions } from '@stratomate/content/questions/support-questions'
import { QuestionList } from '#web/shared/content/question-list.tsx'
import { ContentSearch } from '#web/features/content/content-search.tsx'
import { ChatCard } from '#web/features/support/chat/chat-card.tsx'
import { ContactCards } from '#web/features/support/contact-cards.tsx'
import { questionsData } from '#web/features/content/questions-data.ts'
import { ContactSection } from '#web/features/support/contact-section.tsx'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { pageMeta } from '#web/shared/page/page-meta.ts'
import { inLanguage, t, TextWithMarks } from '#web/shared/language/t.ts'

export function meta() {
  return pageMeta({
    path: '/support',
    title: t('Support'),
    description: t('Answers to what people ask about {brand}, and people who answer the rest within 24 hours.', {
      brand: brand.name,
    }),
    trail: [{ name: t('Home'), path: '/' }],
    data: [questionsData(inLanguage('supportQuestions', supportQuestions))],
  })
}

export default function SupportRoute() {
  const questions = inLanguage('supportQuestions', supportQuestions)
  return (
    <div className="mx-auto max-w-marketing px-4 pt-28 md:px-6 lg:px-8 lg:pt-32">
      <h1 className="text-2xl md:text-3xl">{t('Support')}</h1>
      <p className="mt-4 max-w-prose text-md text-text-2">
        <TextWithMarks
          text="Answers first. Everything else is in the <docs>documentation</docs>, or <write>one message</write> away."
          marks={{
            docs: (words) => <TextLink to="/documentation">{words}</TextLink>,
            write: (words) => <TextLink to="#contact">{words}</TextLink>,
          }}
        />
      </p>
      <div className="mt-8 grid items-start gap-x-14 gap-y-10 lg:mt-10 lg:grid-cols-2">
        <div className="grid min-w-0 gap-8">
          <section aria-labelledby="questions-title" className="min-w-0">
            <ContentSearch />
            <h2 id="questions-title" className="mt-8 mb-4 text-plan lg:text-xl">
              {t('Frequently asked questions')}
            </h2>
            <QuestionList questions={questions} />
          </section>
          <ChatCard />
        </div>
        <div className="grid min-w-0 gap-8">
          <ContactSection questions={questions} />
          <ContactCards />
        </div>
      </div>
    </div>
  )
}
