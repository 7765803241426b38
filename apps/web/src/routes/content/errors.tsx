import { errorPage } from '@stratomate/contracts/site/pages'
import { ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { type CodeGroup, type CodeKind, type CodeRow, codeKinds, filterCodes } from '#web/features/content/code-list.ts'
import { FoldMark } from '#web/shared/content/disclosure.tsx'
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
      <h1 className="text-2xl md:text-3xl">{t('Error Codes')}</h1>
      <p className="mt-4 max-w-prose text-md text-text-2">
        <TextWithMarks
          text="Every message has a code, and every code has a page with its cause and its fix. Not listed? <support>Ask support</support> and give the request id shown beside the message."
          marks={{ support: (words) => <TextLink to="/support">{words}</TextLink> }}
        />
      </p>
      <CodeSearch query={query} count={count} onChange={setQuery} />
      {count === 0 ? (
        <NoCode />
      ) : (
        <div className="grid items-start gap-x-14 gap-y-14 lg:grid-cols-2">
          {found.map((part) => (
            <PartSection key={part.id} part={part} isSearched={found !== parts} />
          ))}
        </div>
      )}
    </div>
  )
}

type SearchProps = { query: string; count: number; onChange: (query: string) => void }

function CodeSearch({ query, count, onChange }: SearchProps) {
  const fieldId = useId()
  return (
    <search className="screen-only mt-8 mb-12 block max-w-form noscript:hidden">
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

type PartProps = { part: CodeKind; isSearched: boolean }

/** One kind of codes: its causes as folds, because a reader has one code and needs one of them. */
function PartSection({ part: { id, title, text, groups }, isSearched }: PartProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="min-w-0 scroll-mt-20">
      <h2 id={`${id}-title`} className="text-lg">
        {title}
      </h2>
      <p className="mt-1.5 text-sm text-text-2">{text}</p>
      <div className="mt-5 border-t border-line">
        {groups.map((group) => (
          // What was found is shown open, also after somebody has closed its fold.
          <GroupFold key={`${group.id}-${isSearched ? 'found' : 'all'}`} group={group} isOpenAtFirst={isSearched} />
        ))}
      </div>
    </section>
  )
}

function GroupFold({ group: { id, title, text, rows }, isOpenAtFirst }: { group: CodeGroup; isOpenAtFirst: boolean }) {
  return (
    <details id={id} open={isOpenAtFirst} className="group scroll-mt-20 border-b border-line">
      <summary className="flex cursor-pointer list-none flex-wrap items-center gap-x-4 gap-y-0.5 py-4 hover:text-accent-text">
        <h3 className="min-w-0 flex-1 text-md leading-snug">{title}</h3>
        <span className="text-sm text-text-3 tabular-nums">{rows.length}</span>
        <FoldMark />
        <span className="basis-full pr-9 text-sm text-text-2">{text}</span>
        {/* As many whole codes as one line has room for. */}
        <span className="flex h-4.5 basis-full flex-wrap gap-x-3 overflow-hidden pr-9 font-mono text-xs leading-4.5 text-text-3 group-open:hidden">
          {rows.map(({ code }) => (
            <span key={code}>{code} </span>
          ))}
        </span>
      </summary>
      <ul className="mb-5 border-l border-line">
        {rows.map((row) => (
          <li key={row.code}>
            <CodeLink row={row} />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The sentence that people have read, with its code below it. */
function CodeLink({ row: { code, sentence, status } }: { row: CodeRow }) {
  return (
    <Link
      to={errorPage(code)}
      className="group/code flex items-center gap-3 py-2.5 pl-4 text-text no-underline hover:bg-s2"
    >
      <span className="mr-auto min-w-0">
        <span className="block group-hover/code:underline">{sentence}</span>
        <span className="mt-0.5 flex flex-wrap gap-x-4 text-xs text-text-3">
          <span className="font-mono">{code}</span>
          {status === null ? null : <span className="whitespace-nowrap tabular-nums">HTTP {status}</span>}
        </span>
      </span>
      <ChevronRight size={16} aria-hidden="true" className="flex-none text-text-3" />
    </Link>
  )
}
