/** `retry` for a temporary failure; `refused` when the server will never take this mail. */
export type Delivery = { kind: 'sent' } | { kind: 'retry'; reason: string } | { kind: 'refused'; reason: string }

export type MailTransport = {
  send: (mail: {
    id: string
    to: string
    subject: string
    text: string
    html: string
    /** The link that switches this kind off; null for what always arrives. */
    unsubscribeUrl: string | null
    /** Where answers go; null for nowhere. */
    replyTo: string | null
  }) => Promise<Delivery>
}
