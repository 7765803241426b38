import { errorPage } from '@stratomate/contracts/site/pages'
import { ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import {
  type CodeCause,
  type CodeGroup,
  type CodeKind,
  type CodeRow,
  codeKinds,
  codesOfCause,
  countCauses,
  filterCodes,
} from '#web/features/content/code-list.ts'
import { ChoiceList } from '#web/shared/forms/choice-list.tsx'
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
  const [query, setQuery] = useState('')
  const [cause, setCause] = useState<CodeCause | 'all'>('all')
  const [parts] = useState(codeKinds)
  const found = filterCodes(parts, query)
  const shown = codesOfCause(found, cause)
  const rows = shown.flatMap(({ groups }) => groups.flatMap((group) => group.rows))
  return (
    <div className="mx-auto max-w-marketing px-4 pt-28 md:px-6 lg:px-8 lg:pt-32">
      <h1 className="text-2xl md:text-3xl">{t('Error Codes')}</h1>
      <p className="mt-4 max-w-prose text-md text-text-2">
        <TextWithMarks
          text="Every message has a code, and every code has a page with its cause and its fix. Not listed? <support>Ask support</support> and give the request id shown beside the message."
          marks={{ support: (words) => <TextLink to="/support">{words}</TextLink> }}
        />
      </p>
      <div className="lg:legal-columns mt-8 grid-cols-1 gap-x-14 lg:grid">
        <div className="lg:sticky lg:top-24 noscript:hidden">
          <CodeSearch query={query} count={rows.length} onChange={setQuery} />
          <ChoiceList
            legend={t('Cause')}
            layout="strip"
            choices={countCauses(parts, found)}
            selected={cause}
            onSelect={setCause}
            className="mt-4 lg:mt-6"
          />
        </div>
        <div className="min-w-0 max-lg:mt-8">
          {rows.length === 0 ? <NoCode /> : shown.map((part) => <PartSection key={part.id} part={part} />)}
        </div>
      </div>
    </div>
  )
}

type SearchProps = { query: string; count: number; onChange: (query: string) => void }

function CodeSearch({ query, count, onChange }: SearchProps) {
  const fieldId = useId()
  return (
    <search className="screen-only block">
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

function NoCode() {
  return (
    <EmptyList title={t('No code has these words')}>
      <TextWithMarks
        text="Try one word of the message, or <support>ask support</support>."
        marks={{ support: (words) => <TextLink to="/support">{words}</TextLink> }}
      />
    </EmptyList>
  )
}

function PartSection({ part: { id, title, text, groups } }: { part: CodeKind }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-20 not-first:mt-16">
      <h2 id={`${id}-title`} className="text-xl">
        {title}
      </h2>
      <p className="mt-2 text-text-2">{text}</p>
      {groups.map((group) => (
        <GroupSection key={group.id} group={group} />
      ))}
    </section>
  )
}

function GroupSection({ group: { id, title, rows } }: { group: CodeGroup }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-8 scroll-mt-20">
      <h3 id={`${id}-title`} className="text-md font-semibold">
        {title}
      </h3>
      <ul className="mt-3 border-t border-line">
        {rows.map((row) => (
          <li key={row.code} className="border-b border-line">
            <CodeLink row={row} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The sentence that people have read, then the code: beside it where there is room. */
function CodeLink({ row: { code, sentence, status } }: { row: CodeRow }) {
  return (
    <Link
      to={errorPage(code)}
      className="group block py-3 text-text no-underline hover:bg-s1 md:flex md:items-baseline md:justify-between md:gap-8"
    >
      <span className="block min-w-0 group-hover:underline">{sentence}</span>
      <span className="mt-0.5 flex flex-none items-baseline gap-3 text-xs text-text-3 max-md:justify-between">
        <span className="font-mono">{code}</span>
        {status === null ? null : (
          <span className="w-16 flex-none text-right whitespace-nowrap tabular-nums">HTTP {status}</span>
        )}
        <ChevronRight size={14} aria-hidden="true" className="flex-none self-center" />
      </span>
    </Link>
  )
}
