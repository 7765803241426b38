import { z } from 'zod'

/** More than anybody types; the quoted text below is included. */
const textLengthMax = 200_000
const shortText = z.string().max(20_000)

/**
 * A mail as mail services pass it on: the usual names in small letters, or those of Postmark. Anything else that they
 * send is ignored. The result is what the rest of the service needs.
 */
export const InboundMail = z
  .looseObject({
    from: shortText.optional(),
    From: shortText.optional(),
    to: shortText.optional(),
    To: shortText.optional(),
    text: z.string().max(textLengthMax).optional(),
    TextBody: z.string().max(textLengthMax).optional(),
    messageId: z.string().max(1_000).optional(),
    MessageID: z.string().max(1_000).optional(),
    Headers: z
      .array(z.looseObject({ Name: shortText, Value: shortText }))
      .max(200)
      .optional(),
  })
  .refine((mail) => (mail.from ?? mail.From ?? '') !== '', { path: ['from'], message: 'This must not be empty.' })
  .refine((mail) => (mail.to ?? mail.To ?? '') !== '', { path: ['to'], message: 'This must not be empty.' })
export type InboundMail = z.infer<typeof InboundMail>
