import { brand } from '@stratomate/brand'
import { createTransport } from 'nodemailer'
import { z } from 'zod'
import type { Delivery, MailTransport } from '#server/features/mail/ports.ts'

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 } as const

/** The commands at which a 5xx concerns a single mail; `API` marks what never left this process. */
const finalCommands = new Set(['RCPT TO', 'DATA'])
const Failure = z
  .object({ responseCode: z.number().catch(0), command: z.string().catch('') })
  .catch({ responseCode: 0, command: '' })

/** Sends by SMTP. The message id is the outbox id, so a mail sent twice is recognised as one. */
export function createSmtpTransport(url: string): MailTransport {
  const transport = createTransport({ url, ...timeouts })
  return {
    send: async ({ id, to, subject, text, html, unsubscribeUrl, replyTo }) => {
      try {
        await transport.sendMail({
          from: { name: brand.name, address: brand.noReplyEmail },
          // An object, never a text, which could be parsed as a list of recipients.
          to: { name: '', address: to },
          ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
          subject,
          text,
          html,
          headers: unsubscribeUrl === null ? {} : oneClick(unsubscribeUrl),
          messageId: `<${id}@${brand.noReplyEmail.split('@')[1]}>`,
        })
        return { kind: 'sent' }
      } catch (error) {
        return judgeFailure(error)
      }
    },
  }
}

/** RFC 8058: the reader's mail program shows a button of its own, which posts to this address. */
function oneClick(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/**
 * Only a 5xx for this mail's recipient or content is final, and a recipient that cannot be written at all. Everything
 * else may be temporary: 4xx, no connection, a wrong password, a refused sender.
 */
function judgeFailure(error: unknown): Delivery {
  const reason = error instanceof Error ? error.message.slice(0, 300) : String(error)
  const { responseCode, command } = Failure.parse(error)
  if (command === 'API') return { kind: 'refused', reason }
  const isFinal = responseCode >= 500 && finalCommands.has(command)
  return { kind: isFinal ? 'refused' : 'retry', reason }
}
