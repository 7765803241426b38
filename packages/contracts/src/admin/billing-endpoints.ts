import { z } from 'zod'
import {
  AccountPurchases,
  ExtendInput,
  ProviderEventsPage,
  ProviderEventsQuery,
  ProviderEventView,
  RefundInput,
  RevokeInput,
} from './billing.ts'
import { endpoint } from '../endpoint.ts'
import { routes } from '../routes.ts'
import { Acknowledgement, Id } from '../values.ts'

const refusals = ['signed_out', 'forbidden', 'second_factor_needed'] as const
const moneyRefusals = [...refusals, 'sign_in_again', 'not_found', 'conflict', 'payments_unavailable'] as const

/** What administrators see and correct of payments. Calls that move money need a sign-in of the last 15 minutes. */
export const adminBillingEndpoints = {
  listProviderEvents: endpoint({
    route: routes.listProviderEvents,
    summary: 'What the payment provider has told us, newest first. Administrators only.',
    access: 'member',
    query: ProviderEventsQuery,
    output: ProviderEventsPage,
    errors: [...refusals, 'invalid_input'],
  }),
  replayProviderEvent: endpoint({
    route: routes.replayProviderEvent,
    summary: 'Act on an event of the payment provider once more; repeating it is fine. Administrators only.',
    access: 'member',
    params: z.object({ id: z.string().min(1).max(255) }),
    output: ProviderEventView,
    errors: [...refusals, 'not_found'],
  }),
  readAccountPurchases: endpoint({
    route: routes.readAccountPurchases,
    summary: 'Everything an account has bought. Administrators only.',
    access: 'member',
    params: z.object({ id: Id }),
    output: AccountPurchases,
    errors: refusals,
  }),
  refundPurchase: endpoint({
    route: routes.refundPurchase,
    summary: 'Give a payment back whole; asking twice gives back once. Administrators only.',
    access: 'member',
    body: RefundInput,
    output: Acknowledgement,
    errors: [...moneyRefusals, 'invalid_input'],
  }),
  extendPurchase: endpoint({
    route: routes.extendPurchase,
    summary: 'More days before the next charge, or more months of updates for a license. Administrators only.',
    access: 'member',
    body: ExtendInput,
    output: Acknowledgement,
    errors: [...moneyRefusals, 'invalid_input'],
  }),
  revokePurchase: endpoint({
    route: routes.revokePurchase,
    summary: 'End a subscription or a license at once, without giving money back. Administrators only.',
    access: 'member',
    body: RevokeInput,
    output: Acknowledgement,
    errors: [...moneyRefusals, 'invalid_input'],
  }),
} as const
