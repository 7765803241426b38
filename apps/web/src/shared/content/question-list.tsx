import type { Question } from '@stratomate/content/blocks'
import { Link as LinkIcon } from 'lucide-react'
import { Link } from 'react-router'
import { t } from '#web/shared/language/t.ts'
import { Blocks } from './blocks.tsx'
import { Disclosure } from './disclosure.tsx'
import { useOpenAnchor } from './use-open-anchor.ts'

/** Questions that open and close each by itself; the address can name one, and then it is open. */
export function QuestionList({ questions }: { questions: readonly Question[] }) {
  useOpenAnchor()
  return (
    <div className="border-t border-line">
      {questions.map(({ id, question, gist, answer }) => (
        <Disclosure key={id} id={id} title={question} about={gist}>
          <Blocks blocks={answer} level={4} />
          <Link
            to={{ hash: id }}
            className="mt-4 inline-flex min-h-6 items-center gap-1.5 text-sm text-text-3 no-underline hover:text-text hover:underline"
          >
            <LinkIcon size={14} aria-hidden="true" />
            {t('Link to this answer')}
            <span className="sr-only">: {question}</span>
          </Link>
        </Disclosure>
      ))}
    </div>
  )
}
