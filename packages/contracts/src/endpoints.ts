import type { z } from 'zod'
import { adminBillingEndpoints } from './endpoints-admin-billing.ts'
import { ownAccountEndpoints } from './endpoints-account.ts'
import { accountEndpoints } from './endpoints-accounts.ts'
import { billingEndpoints } from './endpoints-billing.ts'
import { communityEndpoints } from './endpoints-community.ts'
import { conversationEndpoints } from './endpoints-conversations.ts'
import { desktopEndpoints } from './endpoints-desktop.ts'
import { adminEndpoints } from './endpoints-admin.ts'
import { fileEndpoints } from './endpoints-files.ts'
import { notificationEndpoints } from './endpoints-notifications.ts'
import { oidcEndpoints } from './endpoints-oidc.ts'
import { ownerEndpoints } from './endpoints-owner.ts'
import { passkeyEndpoints } from './endpoints-passkeys.ts'
import { publicEndpoints } from './endpoints-public.ts'

/** Every endpoint by the name of its route: the server serves them, the clients call them, the API page lists them. */
export const endpoints = {
  ...accountEndpoints,
  ...ownAccountEndpoints,
  ...passkeyEndpoints,
  ...oidcEndpoints,
  ...ownerEndpoints,
  ...billingEndpoints,
  ...adminBillingEndpoints,
  ...publicEndpoints,
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
