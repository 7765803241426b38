import type { FeedbackInput, MessageReceipt } from '@stratomate/contracts'
import type { Ctx } from '#server/features/context.ts'
import { insertFeedback, selectFeedback } from './queries.ts'
import { receiveMessage } from './receive-message.ts'
import { feedbackAcknowledgement, feedbackMailToTeam } from './support-mails.ts'

const feedback = {
  insert: insertFeedback,
  select: selectFeedback,
  toTeam: feedbackMailToTeam,
  acknowledgement: feedbackAcknowledgement,
}

/** Stores feedback and mails the team, and the sender where an email was given. Errors: conflict. */
export function sendFeedback(ctx: Ctx, { language, ...input }: FeedbackInput): Promise<MessageReceipt> {
  return receiveMessage(
    ctx,
    { ...feedback, pageLanguage: language },
    {
      ...input,
      id: ctx.newId(),
      name: orNull(input.name),
      email: orNull(input.email),
      expected: orNull(input.expected),
      receivedAt: ctx.now(),
    },
  )
}

function orNull(text: string | undefined): string | null {
  return text === undefined || text === '' ? null : text
}
