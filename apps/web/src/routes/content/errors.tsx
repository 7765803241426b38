import { ArrowDown } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { type CodeKind, codeKinds, filterCodes } from '#web/features/content/code-list.ts'
import { CodePart } from '#web/features/content/code-part.tsx'
import { useOpenAnchor } from '#web/shared/content/use-open-anchor.ts'
import { SearchInput } from '#web/shared/forms/search-input.tsx'
import { EmptyList } from '#web/shared/page/empty-list.tsx'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { pageMeta } from '#web/shared/page/page-meta.ts'
import { t, TextWithMarks } from '#web/shared/language/t.ts'

export function meta() {
  return pageMeta({
    path: '/errors',
    title: t('Error Codes'),
    description: t('Every code with its cause and its fix: answers of the service and signals that were not traded.'),
    trail: [{ name: t('Home'), path: '/' }],
  })
}

export default function ErrorsRoute() {
  useOpenAnchor()
  const [query, setQuery] = useState('')
  const [parts] = useState(codeKinds)
  const found = filterCodes(parts, query)
  const count = found.flatMap(({ groups }) => groups.flatMap(({ rows }) => rows)).length
  return (
    <div className="mx-auto max-w-marketing px-4 pt-28 md:px-6 lg:px-8 lg:pt-32">
      <div className="grid items-end gap-x-14 gap-y-8 lg:grid-cols-2">
        <div>
          <h1 className="text-2xl md:text-3xl">{t('Error Codes')}</h1>
          <p className="mt-4 max-w-prose text-md text-text-2">
            <TextWithMarks
              text="Every message has a code, and every code has a page with its cause and its fix. Not listed? <support>Ask support</support> and give the request id shown beside the message."
              marks={{ support: (words) => <TextLink to="/support">{words}</TextLink> }}
            />
          </p>
        </div>
        <CodeSearch query={query} count={count} onChange={setQuery} />
      </div>
      <PartLinks parts={found} />
      {count === 0 ? <NoCode /> : found.map((part) => <CodePart key={part.id} part={part} />)}
    </div>
  )
}

type SearchProps = { query: string; count: number; onChange: (query: string) => void }

function CodeSearch({ query, count, onChange }: SearchProps) {
  const fieldId = useId()
  return (
    <search className="screen-only block noscript:hidden">
      <label htmlFor={fieldId} className="sr-only">
        {t('Search codes')}
      </label>
      <SearchInput
        id={fieldId}
        value={query}
        maxLength={100}
        placeholder={t('Code, message or status')}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <output className="mt-2 block text-sm text-text-3">
        {t(count === 1 ? '{count} code' : '{count} codes', { count })}
      </output>
    </search>
  )
}

/** On a phone the second part is some screens below the first. */
function PartLinks({ parts }: { parts: readonly CodeKind[] }) {
  if (parts.length < 2) return null
  return (
    <ul aria-label={t('On this page')} className="screen-only mt-5 border-b border-line lg:hidden">
      {parts.map(({ id, title }) => (
        <li key={id} className="border-t border-line">
          <Link
            to={{ hash: id }}
            className="flex min-h-11 items-center justify-between gap-3 py-2 leading-snug font-medium no-underline hover:underline"
          >
            {title}
            <ArrowDown size={16} strokeWidth={1.75} aria-hidden="true" className="flex-none text-text-3" />
          </Link>
        </li>
      ))}
    </ul>
  )
}

function NoCode() {
  return (
    <div className="mt-12">
      <EmptyList title={t('No code has these words')}>
        <TextWithMarks
          text="Try one word of the message, or <support>ask support</support>."
          marks={{ support: (words) => <TextLink to="/support">{words}</TextLink> }}
        />
      </EmptyList>
    </div>
  )
}
