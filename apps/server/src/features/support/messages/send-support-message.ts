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
export function sendSupportMessage(ctx: Ctx, { language, ...input }: SupportInput): Promise<MessageReceipt> {
  const row = { ...input, id: ctx.newId(), receivedAt: ctx.now() }
  return receiveMessage(ctx, { ...supportMessage, pageLanguage: language }, row)
}
