import type { BodyOf } from '@stratomate/contracts/endpoints'
import { type FeedbackType, feedbackTypes, messageLimits, ratingMax } from '@stratomate/contracts/support/values'
import { checkEmail, onlyErrors } from '#web/shared/forms/check-field.ts'
import type { FieldErrors, FieldValues } from '#web/shared/forms/use-form.ts'
import { checkLength, checkText } from '#web/shared/format/message-text.ts'
import { t } from '#web/shared/language/t.ts'

export const feedbackFields = ['feedbackType', 'message', 'expected', 'rating', 'name', 'email'] as const
export type FeedbackField = (typeof feedbackFields)[number]

/** Type and message are required; an email is optional but must be valid (SPEC §5). */
export function checkFeedback(values: FieldValues<FeedbackField>): FieldErrors<FeedbackField> {
  const isBug = values.feedbackType === 'bug'
  return onlyErrors<FeedbackField>({
    name: undefined,
    email: values.email.trim() === '' ? undefined : checkEmail(values.email),
    feedbackType: typeOf(values.feedbackType) === undefined ? t('Choose what it is about') : undefined,
    rating: ratingOf(values.rating) === undefined ? t('Select a rating, or leave it out') : undefined,
    message: checkText(values.message, { lengthMax: messageLimits.message, empty: t('Write your feedback') }),
    expected: isBug ? checkLength(values.expected, messageLimits.expected) : undefined,
  })
}

/** The body of the call for a form that was checked, without the empty fields. Throws when the form was not checked. */
export function feedbackBody(values: FieldValues<FeedbackField>): Omit<BodyOf<'sendFeedback'>, 'clientId'> {
  const feedbackType = typeOf(values.feedbackType)
  const rating = ratingOf(values.rating)
  if (feedbackType === undefined || rating === undefined) throw new RangeError('The form has not been checked.')
  return {
    feedbackType,
    rating,
    message: values.message,
    ...(values.name.trim() === '' ? {} : { name: values.name }),
    ...(values.email.trim() === '' ? {} : { email: values.email }),
    ...(feedbackType !== 'bug' || values.expected.trim() === '' ? {} : { expected: values.expected }),
  }
}

/** The type that the form names; undefined while none is chosen. */
export function typeOf(value: string): FeedbackType | undefined {
  return feedbackTypes.find((type) => type === value)
}

function ratingOf(value: string): number | undefined {
  const rating = Number(value)
  return Number.isInteger(rating) && rating >= 0 && rating <= ratingMax ? rating : undefined
}
