import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { routes } from '../routes.ts'
import { FeedbackInput, MessageReceipt, SupportInput } from '../support/schemas.ts'
import { ThresholdInput, VisitCount, VisitInput, VisitQuery } from '../visits/schemas.ts'

export const publicEndpoints = {
  recordVisit: endpoint({
    route: routes.recordVisit,
    summary: 'Count a visit to a public page: once per browser, page and 30 minutes; programs are not counted.',
    access: 'public',
    body: VisitInput,
    output: z.object({ counted: z.boolean() }),
    errors: ['invalid_input', 'rate_limited'],
  }),
  readVisits: endpoint({
    route: routes.readVisits,
    summary: 'How often a public page was visited, and whether the page shows it.',
    access: 'public',
    query: VisitQuery,
    output: VisitCount,
    errors: ['invalid_input'],
  }),
  setVisitThreshold: endpoint({
    route: routes.setVisitThreshold,
    summary:
      'From how many visits a page shows them. The default or present value changes nothing; others need an admin.',
    access: 'public',
    body: ThresholdInput,
    output: VisitCount,
    errors: ['invalid_input', 'forbidden'],
  }),
  sendSupportMessage: endpoint({
    route: routes.sendSupportMessage,
    summary: 'Write to support: stored, mailed to the team and acknowledged by email.',
    access: 'public',
    body: SupportInput,
    output: MessageReceipt,
    errors: ['invalid_input', 'conflict', 'rate_limited'],
  }),
  sendFeedback: endpoint({
    route: routes.sendFeedback,
    summary: 'Give feedback: stored, mailed to the team and acknowledged where an email is given.',
    access: 'public',
    body: FeedbackInput,
    output: MessageReceipt,
    errors: ['invalid_input', 'conflict', 'rate_limited'],
  }),
} as const
