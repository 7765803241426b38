import type { Question } from '@stratomate/content/blocks'
import { messageLimits } from '@stratomate/contracts/support/values'
import { Field } from '@stratomate/ui/field'
import { Select } from '@stratomate/ui/select'
import { TextInput } from '@stratomate/ui/text-input'
import { useState } from 'react'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { contactTopics, topicOf } from './contact-topics.ts'
import { suggestAnswers } from './suggest-answers.ts'
import { t } from '#web/shared/language/t.ts'

type SubjectFieldProps = { label: string; error: string | undefined; questions: readonly Question[] }

/** The topic and the subject of a message. Both suggest the answers on the page that fit them. */
export function SubjectField({ label, error, questions }: SubjectFieldProps) {
  const [topic, setTopic] = useState('')
  const [subject, setSubject] = useState('')
  const ofTopic = questions.filter(({ id }) => topicOf(topic)?.answers.some((answer) => answer === id))
  const suggested = [...new Set([...suggestAnswers(subject, questions), ...ofTopic])]
  return (
    <div>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field id="topic" label={t('Topic')}>
          {(control) => (
            <Select {...control} name="topic" onInput={({ currentTarget }) => setTopic(currentTarget.value)}>
              <option value="">{t('General question')}</option>
              {contactTopics.map((each) => (
                <option key={each.value} value={each.value}>
                  {t(each.label)}
                </option>
              ))}
            </Select>
          )}
        </Field>
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
      </div>
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
