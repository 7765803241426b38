import { errorPage } from '@stratomate/contracts/site/pages'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { type CodeGroup, codeGroups, filterCodes } from '#web/features/content/code-list.ts'
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
  const fieldId = useId()
  const shown = filterCodes(codeGroups(), query)
  const count = shown.reduce((total, { rows }) => total + rows.length, 0)
  return (
    <div className="mx-auto max-w-marketing px-4 pt-28 md:px-6 lg:px-8 lg:pt-32">
      <h1 className="text-2xl md:text-3xl">{t('Error Codes')}</h1>
      <p className="mt-4 max-w-prose text-md text-text-2">
        <TextWithMarks
          text="Every message has a code, and every code has a page with its cause and its fix. Not listed? <support>Ask support</support> and give the request id shown beside the message."
          marks={{ support: (words) => <TextLink to="/support">{words}</TextLink> }}
        />
      </p>
      <search className="screen-only mt-8 block max-w-prose noscript:hidden">
        <label htmlFor={fieldId} className="sr-only">
          {t('Search codes')}
        </label>
        <SearchInput
          id={fieldId}
          value={query}
          maxLength={100}
          placeholder={t('Search a code, a message or a status')}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        />
        <output className="mt-2 block text-sm text-text-3">
          {t(count === 1 ? '{count} code' : '{count} codes', { count })}
        </output>
      </search>
      <GroupLinks groups={shown} />
      {shown.length === 0 ? (
        <div className="mt-10">
          <EmptyList title={t('No code has these words')}>
            <TextWithMarks
              text="Try one word of the message, or <support>ask support</support>."
              marks={{ support: (words) => <TextLink to="/support">{words}</TextLink> }}
            />
          </EmptyList>
        </div>
      ) : (
        shown.map((group) => <CodeSection key={group.id} group={group} />)
      )}
    </div>
  )
}

/** The way past a hundred rows to those of one kind. */
function GroupLinks({ groups }: { groups: readonly CodeGroup[] }) {
  if (groups.length === 0) return null
  return (
    <nav aria-label={t('Kinds of codes')} className="screen-only mt-5">
      <ul className="flex flex-wrap gap-2 text-sm">
        {groups.map(({ id, title, rows }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center gap-3 rounded-md border border-line px-3.5 font-medium text-text no-underline hover:border-line-strong hover:bg-s1"
            >
              {title} <span className="font-normal text-text-3 tabular-nums">{rows.length}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function CodeSection({ group: { id, title, text, rows } }: { group: CodeGroup }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-12 scroll-mt-20">
      <h2 id={`${id}-title`} className="text-xl">
        {title}
      </h2>
      <p className="mt-3 text-text-2">{text}</p>
      <ul className="mt-6 grid gap-x-14 lg:grid-cols-2">
        {rows.map(({ code, sentence, status }) => (
          <li key={code} className="min-w-0 border-t border-line">
            <Link
              to={errorPage(code)}
              className="group flex h-full items-baseline justify-between gap-4 py-3 text-text no-underline hover:bg-s1"
            >
              <span className="min-w-0">
                <span className="block text-base group-hover:underline">{sentence}</span>
                <span className="mt-0.5 block font-mono text-xs break-words text-text-3">{code}</span>
              </span>
              {status === null ? null : (
                <span className="flex-none text-xs text-text-3 tabular-nums">HTTP {status}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
