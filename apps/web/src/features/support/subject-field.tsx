import type { Question } from '@stratomate/content/blocks'
import { messageLimits } from '@stratomate/contracts/support/values'
import { Field } from '@stratomate/ui/field'
import { TextInput } from '@stratomate/ui/text-input'
import { useState } from 'react'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { suggestAnswers } from './suggest-answers.ts'
import { t } from '#web/shared/language/t.ts'

type SubjectFieldProps = { label: string; error: string | undefined; questions: readonly Question[] }

/** What the message is about. While it is typed, questions of this page that fit are listed below it. */
export function SubjectField({ label, error, questions }: SubjectFieldProps) {
  const [subject, setSubject] = useState('')
  const suggested = suggestAnswers(subject, questions)
  return (
    <div>
      <Field id="subject" label={label} error={error}>
        {(control) => (
          <TextInput
            {...control}
            name="subject"
            aria-required="true"
            maxLength={messageLimits.subject}
            autoComplete="off"
            onInput={({ currentTarget }) => setSubject(currentTarget.value)}
          />
        )}
      </Field>
      <div aria-live="polite">
        {suggested.length === 0 ? null : (
          <div className="mt-2.5 border-l-2 border-line-strong pl-3.5 text-sm">
            <p className="text-text-3">{t('Answered on this page:')}</p>
            <ul className="mt-0.5">
              {suggested.map(({ id, question }) => (
                <li key={id} className="py-0.5">
                  <TextLink to={{ hash: id }}>{question}</TextLink>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </div>
  )
}
