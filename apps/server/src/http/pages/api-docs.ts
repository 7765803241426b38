import { brand } from '@stratomate/brand'
import { navigations } from '@stratomate/contracts'
import type { FastifyInstance } from 'fastify'

/** The OpenAPI document; people are redirected to the reference, which is built from the same contracts. */
export function registerApiDocs(app: FastifyInstance): void {
  const hide = { schema: { hide: true } }
  app.get(navigations.openApi, hide, async () => app.swagger())
  app.get(navigations.apiDocs, hide, async (_request, reply) => reply.redirect('/developers'))
}

export const openApiInfo = {
  openapi: '3.1.0',
  info: {
    title: `${brand.name} API`,
    version: '1',
    description: 'Money is in whole cents, times are ISO 8601 in UTC, lists are {items, nextCursor}.',
  },
  components: {
    securitySchemes: {
      accessToken: {
        type: 'http',
        scheme: 'bearer',
        description: 'An access token of a person, with the permission that the call names.',
      },
    },
  },
} as const
