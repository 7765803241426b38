import { brand } from '@stratomate/brand'
import { createTransport } from 'nodemailer'
import type { Delivery, MailTransport } from '#server/features/mail/ports.ts'

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 } as const

/** Sends by SMTP. The message id is the outbox id, so a mail sent twice is recognised as one. */
export function createSmtpTransport(url: string): MailTransport {
  const transport = createTransport({ url, ...timeouts })
  return {
    send: async ({ id, to, subject, text }) => {
      try {
        await transport.sendMail({
          from: { name: brand.name, address: brand.noReplyEmail },
          // An object, never a text: a text could be read as a list of recipients.
          to: { name: '', address: to },
          subject,
          text,
          messageId: `<${id}@${brand.noReplyEmail.split('@')[1]}>`,
        })
        return { kind: 'sent' }
      } catch (error) {
        return judgeFailure(error)
      }
    },
  }
}

/** 5xx is final; everything else (4xx, no connection, time-outs) may pass. */
function judgeFailure(error: unknown): Delivery {
  const reason = error instanceof Error ? error.message.slice(0, 300) : String(error)
  const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0
  return { kind: code >= 500 && code < 600 ? 'refused' : 'retry', reason }
}
