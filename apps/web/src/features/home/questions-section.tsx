import { homeQuestions } from '@stratomate/content/questions/home-questions'
import { QuestionList } from '#web/shared/content/question-list.tsx'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { inLanguage, t, TextWithMarks } from '#web/shared/language/t.ts'
import { HomeSection } from './home-section.tsx'

/** Five questions, each with its own anchor. */
export function QuestionsSection() {
  return (
    <HomeSection
      id="faq"
      title={t('Frequently Asked Questions')}
      width="half"
      lede={
        <TextWithMarks
          text="Short answers first. The <documentation>documentation</documentation> has the long ones."
          marks={{ documentation: (words) => <TextLink to="/documentation">{words}</TextLink> }}
        />
      }
    >
      <QuestionList questions={inLanguage('homeQuestions', homeQuestions)} />
    </HomeSection>
  )
}
