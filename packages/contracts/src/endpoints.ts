import type { z } from 'zod'
import { adminBillingEndpoints } from './admin/billing-endpoints.ts'
import { ownAccountEndpoints } from './accounts/profile-endpoints.ts'
import { accountEndpoints } from './accounts/endpoints.ts'
import { billingEndpoints } from './billing/endpoints.ts'
import { communityEndpoints } from './community/endpoints.ts'
import { conversationEndpoints } from './support/conversation-endpoints.ts'
import { desktopEndpoints } from './desktop/endpoints.ts'
import { adminEndpoints } from './admin/endpoints.ts'
import { fileEndpoints } from './files/endpoints.ts'
import { notificationEndpoints } from './notifications/endpoints.ts'
import { oidcEndpoints } from './accounts/oidc-endpoints.ts'
import { ownerEndpoints } from './trading/endpoints.ts'
import { accessTokenEndpoints } from './accounts/access-token-endpoints.ts'
import { passkeyEndpoints } from './accounts/passkey-endpoints.ts'
import { journalEndpoints } from './journal/endpoints.ts'
import { pushEndpoints } from './push/endpoints.ts'
import { proofCheckEndpoints } from './proof-checks/endpoints.ts'
import { proofEndpoints } from './proofs/endpoints.ts'
import { referenceEndpoints } from './reference/endpoints.ts'
import { statisticsEndpoints } from './statistics/endpoints.ts'
import { publicEndpoints } from './site/endpoints.ts'
import { statusEndpoints } from './status/endpoints.ts'
import { webhookEndpoints } from './webhooks/endpoints.ts'

/** Every endpoint by the name of its route: the server serves them, the clients call them, the API page lists them. */
export const endpoints = {
  ...accountEndpoints,
  ...ownAccountEndpoints,
  ...passkeyEndpoints,
  ...accessTokenEndpoints,
  ...webhookEndpoints,
  ...pushEndpoints,
  ...oidcEndpoints,
  ...ownerEndpoints,
  ...statisticsEndpoints,
  ...journalEndpoints,
  ...proofEndpoints,
  ...proofCheckEndpoints,
  ...referenceEndpoints,
  ...billingEndpoints,
  ...adminBillingEndpoints,
  ...publicEndpoints,
  ...statusEndpoints,
  ...adminEndpoints,
  ...fileEndpoints,
  ...communityEndpoints,
  ...conversationEndpoints,
  ...notificationEndpoints,
  ...desktopEndpoints,
} as const

export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints

type Field<Name extends EndpointName, Key extends string> =
  Endpoints[Name] extends Record<Key, infer Schema extends z.ZodType> ? Schema : never
/** What a caller sends as the body of the endpoint. */
export type BodyOf<Name extends EndpointName> = z.input<Field<Name, 'body'>>
export type ParamsOf<Name extends EndpointName> = z.input<Field<Name, 'params'>>
export type QueryOf<Name extends EndpointName> = z.input<Field<Name, 'query'>>
/** What the endpoint answers. */
export type OutputOf<Name extends EndpointName> = z.output<Endpoints[Name]['output']>
