import { brand } from '@stratomate/brand'
import { accessTokenPrefix, mcpPath } from '@stratomate/contracts/accounts/access-token-values'
import { navigations } from '@stratomate/contracts/routes'
import { webhookEventNames, webhookEvents } from '@stratomate/contracts/webhooks/values'
import { givenUpMax } from '@stratomate/domain/webhooks/webhook-retry'
import { Card, CardTitle } from '@stratomate/ui/card'
import { clsx } from 'clsx'
import { type ReactNode, Suspense } from 'react'
import { Code } from '#web/features/api-reference/code-example.tsx'
import { useServiceAddress } from '#web/features/api-reference/use-service-address.ts'
import { FirstCall } from '#web/features/api-reference/first-call.tsx'
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
  const address = useServiceAddress()
  return (
    <div className="mx-auto max-w-marketing px-4 pt-28 md:px-6 lg:px-8 lg:pt-32">
      <h1 className="text-2xl md:text-3xl">API reference</h1>
      <p className="mt-4 max-w-prose text-md text-text-2">
        Everything is JSON. Money is in whole cents, times are ISO 8601 in UTC, and lists are{' '}
        <Code>{'{ items, nextCursor }'}</Code>. An error answers <Code>{'{ message, code, requestId }'}</Code>, and each
        code has <TextLink to="/errors">{'a\u00A0page'}</TextLink>. The same as a document for programs:{' '}
        <a href={navigations.openApi} className="text-text underline underline-offset-3 hover:text-accent-text">
          OpenAPI 3.1
        </a>
        .
      </p>
      <FirstCall />
      <div className="mt-10 mb-12 grid gap-4 lg:grid-cols-2">
        <Topic title="Your own programs">
          <p>
            They call with an access token, as <Code>{`authorization: Bearer ${accessTokenPrefix}…`}</Code>. Each call
            says which permission it takes.
          </p>
        </Topic>
        <Topic title="Assistants">
          <p>
            An assistant that speaks the Model Context Protocol reads your trades and statistics at{' '}
            <Code>{`${address}${mcpPath}`}</Code>, with a token that may read. It can change nothing.
          </p>
        </Topic>
        <Topic title="Webhooks" className="lg:col-span-2">
          <div className="grid gap-x-12 gap-y-5 lg:grid-cols-2">
            <div className="grid content-start gap-3">
              <p>
                A webhook calls your program when something happens. Add one under{' '}
                <TextLink to="/account?tab=security">Security in your account</TextLink>. Each call is a POST of{' '}
                <Code>{'{ type, timestamp, data }'}</Code>, signed by the Standard Webhooks scheme: check{' '}
                <Code>webhook-signature</Code> with any of its libraries and your <Code>whsec_…</Code> secret.
              </p>
              <p>
                Answer with a status from 200 to 299 within 10 seconds; otherwise the call is tried again for a day. It
                may come more than once and in any order: drop what you have by <Code>webhook-id</Code>. After{' '}
                {givenUpMax} calls in a row that were given up, or an answer of 410, the webhook is switched off and you
                get a notification.
              </p>
            </div>
            <dl className="divide-y divide-line">
              {webhookEventNames.map((event) => (
                <div key={event} className="fact-columns grid gap-x-4 py-1.5">
                  <dt className="font-mono text-text">{event}</dt>
                  <dd>{webhookEvents[event]}</dd>
                </div>
              ))}
            </dl>
          </div>
        </Topic>
      </div>
      <Suspense fallback={<BuiltPart anchorId={anchorId} />}>
        <Reference anchorId={anchorId} />
      </Suspense>
    </div>
  )
}

type TopicProps = { title: string; className?: string; children: ReactNode }

/** What one kind of caller has to know before the first call. */
function Topic({ title, className, children }: TopicProps) {
  return (
    <Card as="section" className={clsx('p-5 text-sm text-text-2', className)}>
      <CardTitle className="mb-2 text-text">{title}</CardTitle>
      {children}
    </Card>
  )
}
