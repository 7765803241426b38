import { homeQuestions } from '@stratomate/content/questions/home-questions'
import { QuestionList } from '#web/shared/content/question-list.tsx'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { HomeSection } from './home-section.tsx'

/** Five questions, each with its own anchor. */
export function QuestionsSection() {
  return (
    <HomeSection
      id="faq"
      title="Frequently Asked Questions"
      width="half"
      lede={
        <>
          Short answers first. The <TextLink to="/documentation">documentation</TextLink> has the long ones.
        </>
      }
    >
      <QuestionList questions={homeQuestions} />
    </HomeSection>
  )
}
