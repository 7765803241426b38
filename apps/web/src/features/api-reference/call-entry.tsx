import { errorPage } from '@stratomate/contracts/site/pages'
import { clsx } from 'clsx'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { CodeExample } from './code-example.tsx'
import type { Call } from './describe-call.ts'
import type { SchemaField } from './schema-fields.ts'

const accessLabels = {
  public: 'Anybody',
  reader: 'Anybody; who is signed in sees more',
  member: 'Signed-in people, by their session cookie',
  desktop: 'Signed-in desktop apps, by their token',
  'desktop-even-suspended': 'Signed-in desktop apps, even of a suspended account',
} as const satisfies Record<Call['access'], string>

const scopeTexts = {
  read: 'Signed-in people, by their session cookie, and their programs, by an access token that may read',
  pause: 'Signed-in people, by their session cookie, and their programs, by an access token that may pause',
} as const satisfies Record<NonNullable<Call['scope']>, string>

const methodLooks = {
  GET: 'text-text-2',
  POST: 'text-accent-text',
  PUT: 'text-accent-text',
  PATCH: 'text-accent-text',
  DELETE: 'text-danger',
} as const satisfies Record<Call['method'], string>

/** One line for a call; opened, its parameters and answers, beside examples to copy. */
export function CallEntry({ call }: { call: Call }) {
  const { name, method, path, summary, access, scope, takes, answers, errors, examples } = call
  return (
    <details id={name} className="group scroll-mt-24 border-b border-line last:border-b-0">
      <summary className="flex min-h-12 cursor-pointer list-none items-start gap-3 py-3 hover:bg-s1">
        <ChevronRight
          size={16}
          aria-hidden="true"
          className="mt-1 flex-none text-text-3 transition-transform group-open:rotate-90"
        />
        <span className="min-w-0">
          <span className="block font-mono text-sm break-all">
            <span className={clsx('mr-2 font-medium', methodLooks[method])}>{method}</span>
            {path}
          </span>
          <span className="mt-0.5 block text-sm text-text-2">{summary}</span>
        </span>
      </summary>
      <div className="grid gap-x-8 gap-y-6 pt-2 pb-8 pl-7 lg:grid-cols-2">
        <div className="grid min-w-0 content-start gap-6">
          <Part title="Who may call">
            <p className="text-sm text-text-2">{scope === null ? accessLabels[access] : scopeTexts[scope]}</p>
          </Part>
          {takes.length === 0 ? null : (
            <Part title="Takes">
              <Fields fields={takes} />
            </Part>
          )}
          {answers.length === 0 ? null : (
            <Part title="Answers">
              <Fields fields={answers} />
            </Part>
          )}
          {errors.length === 0 ? null : (
            <Part title="Errors of its own">
              <ul className="flex flex-wrap gap-x-4 gap-y-1 font-mono text-sm">
                {errors.map((code) => (
                  <li key={code}>
                    <TextLink to={errorPage(code)}>{code}</TextLink>
                  </li>
                ))}
              </ul>
            </Part>
          )}
        </div>
        <div className="grid min-w-0 content-start gap-5">
          <CodeExample title="curl" code={examples.curl} />
          <CodeExample title="TypeScript" code={examples.typescript} />
        </div>
      </div>
    </details>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h4 className="mb-2 text-xs font-medium text-text-3">{title}</h4>
      {children}
    </div>
  )
}

function Fields({ fields }: { fields: readonly SchemaField[] }) {
  return (
    <dl className="border-t border-line text-sm">
      {fields.map(({ name, place, type, isRequired }) => (
        <div key={`${place} ${name}`} className="grid gap-x-4 border-b border-line py-2 sm:grid-cols-2">
          <dt className="font-mono break-words">
            {name}
            {isRequired || place === 'answer' ? null : <span className="font-sans text-text-3"> optional</span>}
            {place === 'path' || place === 'query' ? (
              <span className="font-sans text-text-3"> in the {place}</span>
            ) : null}
          </dt>
          <dd className="min-w-0 break-words text-text-2">{type}</dd>
        </div>
      ))}
    </dl>
  )
}
