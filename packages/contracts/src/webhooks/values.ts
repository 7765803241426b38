/** What a webhook can report, with the label of each as a person chooses it. Zod-free, so that pages show them. */
export const webhookEvents = {
  'trade.opened': 'A trade is opened',
  'trade.settled': 'A trade is settled',
  'trading.paused': 'Trading is paused, in the app or from outside',
  'limit.reached': 'A limit stops trading',
  'computer.silent': 'A computer that trades falls silent',
  'signals.refused': 'Many signals are refused',
  'chart.broken': 'The results of a chart have broken',
} as const satisfies Record<string, string>
export type WebhookEvent = keyof typeof webhookEvents

// Safe: the keys of a constant table are its own names.
export const webhookEventNames = Object.freeze(Object.keys(webhookEvents)) as readonly WebhookEvent[]

/** Sent when a person presses "Send a test"; nobody chooses it. */
export const webhookTestEvent = 'webhook.test'

export const webhookUrlLengthMax = 500
/** How many deliveries of a webhook are listed and kept; waiting ones are kept in addition. */
export const deliveriesMax = 100

/**
 * Why a delivery was not accepted: the address leads into a private network, no answer in time, none at all, a status
 * other than 2xx, or the webhook was switched off.
 */
export const deliveryProblems = ['address', 'timeout', 'unreachable', 'answer', 'off'] as const
export type DeliveryProblem = (typeof deliveryProblems)[number]
