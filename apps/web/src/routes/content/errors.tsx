import { errorCatalogue } from '@stratomate/contracts/errors'
import { errorPage } from '@stratomate/contracts/site/pages'
import { refusalCatalogue } from '@stratomate/contracts/trading/refusals'
import { Link } from 'react-router'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { pageMeta } from '#web/shared/page/page-meta.ts'

export function meta() {
  return pageMeta({
    path: '/errors',
    title: 'Error Codes',
    description: 'Every code with its cause and its fix: answers of the service and signals that were not traded.',
    trail: [{ name: 'Home', path: '/' }],
  })
}

type Row = { code: string; sentence: string; status?: number }

const refusals: readonly Row[] = Object.entries(refusalCatalogue).map(([code, { sentence }]) => ({ code, sentence }))
const errors: readonly Row[] = Object.entries(errorCatalogue).map(([code, { message, status }]) => ({
  code,
  sentence: message,
  status,
}))

export default function ErrorsRoute() {
  return (
    <div className="mx-auto max-w-marketing px-4 pt-28 md:px-6 lg:px-8 lg:pt-32">
      <h1 className="text-2xl md:text-3xl">Error Codes</h1>
      <p className="mt-4 max-w-prose text-md text-text-2">
        Every message has a code, and every code has a page with its cause and its fix. Not listed?{' '}
        <TextLink to="/support">Ask support</TextLink> and give the request id shown beside the message.
      </p>
      <div className="mt-12 grid grid-cols-1 gap-x-14 gap-y-14 lg:grid-cols-2">
        <CodeList
          id="refusals"
          title="Signals that were not traded"
          text="Shown in the Alerts Log of the desktop app and on the dashboard. No order was sent."
          rows={refusals}
        />
        <CodeList
          id="calls"
          title="Calls of the service"
          text="Answered by the service to this site and to the desktop app, with an HTTP status."
          rows={errors}
        />
      </div>
    </div>
  )
}

type CodeListProps = { id: string; title: string; text: string; rows: readonly Row[] }

function CodeList({ id, title, text, rows }: CodeListProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="min-w-0 scroll-mt-20">
      <h2 id={`${id}-title`} className="text-xl">
        {title}
      </h2>
      <p className="mt-3 text-text-2">{text}</p>
      <ul className="mt-6 border-t border-line">
        {rows.map(({ code, sentence, status }) => (
          <li key={code} className="border-b border-line">
            <Link
              to={errorPage(code)}
              className="group flex items-baseline justify-between gap-4 py-3 text-text-2 no-underline hover:bg-s1"
            >
              <span className="min-w-0">
                <span className="block font-mono text-sm break-words text-text group-hover:underline">{code}</span>
                <span className="mt-0.5 block text-sm">{sentence}</span>
              </span>
              {status === undefined ? null : (
                <span className="flex-none text-xs text-text-3 tabular-nums">HTTP {status}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
