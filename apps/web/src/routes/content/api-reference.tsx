import { brand } from '@stratomate/brand'
import { accessTokenPrefix, mcpPath } from '@stratomate/contracts/accounts/access-token-values'
import { navigations } from '@stratomate/contracts/routes'
import { webhookEventNames, webhookEvents } from '@stratomate/contracts/webhooks/values'
import { givenUpMax } from '@stratomate/domain/webhooks/webhook-retry'
import { Fragment, Suspense } from 'react'
import { BuiltPart } from '#web/shared/page/built-part.tsx'
import { hydrateLater } from '#web/shared/page/hydrate-later.ts'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { pageMeta } from '#web/shared/page/page-meta.ts'

const anchorId = 'calls'

const Reference = hydrateLater({
  anchorId,
  moment: 'idle',
  load: async () => (await import('#web/features/api-reference/api-reference.tsx')).ApiReference,
})

export function meta() {
  return pageMeta({
    path: '/developers',
    title: 'API reference',
    description: `Every call of the ${brand.name} service: who may make it, what it takes and answers, with examples.`,
    trail: [
      { name: 'Home', path: '/' },
      { name: 'Documentation', path: '/documentation' },
    ],
  })
}

export default function ApiReferenceRoute() {
  return (
    <div className="mx-auto max-w-marketing px-4 pt-28 md:px-6 lg:px-8 lg:pt-32">
      <h1 className="text-2xl md:text-3xl">API reference</h1>
      <div className="mt-4 mb-10 grid max-w-prose gap-3 text-md text-text-2">
        <p>
          Everything is JSON. Money is in whole cents, times are ISO 8601 in UTC, and lists are{' '}
          <code className="font-mono text-sm">{'{ items, nextCursor }'}</code>. An error answers{' '}
          <code className="font-mono text-sm">{'{ message, code, requestId }'}</code>, and each code has{' '}
          <TextLink to="/errors">a page</TextLink>.
        </p>
        <p>
          Your own programs call with an access token, as{' '}
          <code className="font-mono text-sm">authorization: Bearer {accessTokenPrefix}…</code>. Make one under{' '}
          <TextLink to="/account?tab=security">Security in your account</TextLink>; each call says which permission it
          takes.
        </p>
        <p>
          An assistant that speaks the Model Context Protocol reads your trades and statistics at{' '}
          <code className="font-mono text-sm break-all">{`${brand.website}${mcpPath}`}</code>, with a token that may
          read. It can change nothing.
        </p>
        <p>
          A webhook calls your program when something happens. Add one under{' '}
          <TextLink to="/account?tab=security">Security in your account</TextLink>. Each call is a POST of{' '}
          <code className="font-mono text-sm">{'{ type, timestamp, data }'}</code>, signed by the Standard Webhooks
          scheme: check <code className="font-mono text-sm">webhook-signature</code> with any of its libraries and your{' '}
          <code className="font-mono text-sm">whsec_…</code> secret. Answer with a status from 200 to 299 within 10
          seconds; otherwise the call is tried again for a day. It may come more than once and in any order: drop what
          you have by <code className="font-mono text-sm">webhook-id</code>. After {givenUpMax} calls in a row that were
          given up, or an answer of 410, the webhook is switched off and you get a notification.
        </p>
        <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-3">
          {webhookEventNames.map((event) => (
            <Fragment key={event}>
              <dt className="font-mono text-text">{event}</dt>
              <dd className="mb-2 sm:col-span-2 sm:mb-0">{webhookEvents[event]}</dd>
            </Fragment>
          ))}
        </dl>
        <p>
          The same as a document for programs:{' '}
          <a href={navigations.openApi} className="text-text underline underline-offset-3 hover:text-accent-text">
            OpenAPI 3.1
          </a>
          .
        </p>
      </div>
      <Suspense fallback={<BuiltPart anchorId={anchorId} />}>
        <Reference anchorId={anchorId} />
      </Suspense>
    </div>
  )
}
