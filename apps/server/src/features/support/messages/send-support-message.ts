import type { MessageReceipt, SupportInput } from '@stratomate/contracts'
import type { Ctx } from '#server/features/context.ts'
import { insertSupportMessage, selectSupportMessage } from './queries.ts'
import { receiveMessage } from './receive-message.ts'
import { supportAcknowledgement, supportMailToTeam } from './support-mails.ts'

const supportMessage = {
  insert: insertSupportMessage,
  select: selectSupportMessage,
  toTeam: supportMailToTeam,
  acknowledgement: supportAcknowledgement,
}

/** Stores what somebody wrote to support and mails both sides. Errors: conflict. */
export function sendSupportMessage(ctx: Ctx, input: SupportInput): Promise<MessageReceipt> {
  return receiveMessage(ctx, supportMessage, { ...input, id: ctx.newId(), receivedAt: ctx.now() })
}
