import { releases } from '@stratomate/content/changelog'
import { Link } from 'react-router'
import { formatIsoDate } from '#web/shared/format/format-time.ts'
import { RichText } from '#web/shared/content/rich-text.tsx'
import { pageMeta } from '#web/shared/page/page-meta.ts'
import { inLanguage, t } from '#web/shared/language/t.ts'

export function meta() {
  return pageMeta({
    path: '/changelog',
    title: t('Changelog'),
    description: t('What was added, changed and fixed, release by release.'),
    trail: [{ name: t('Home'), path: '/' }],
  })
}

export default function ChangelogRoute() {
  return (
    <div className="mx-auto max-w-marketing px-4 pt-28 md:px-6 lg:px-8 lg:pt-32">
      <h1 className="text-2xl md:text-3xl">{t('Changelog')}</h1>
      <p className="mt-4 mb-12 max-w-prose text-md text-text-2">
        {t('What was added, changed and fixed, release by release.')}
      </p>
      {inLanguage('changelog', releases).map((release) => (
        <ReleaseNotes key={release.version} release={release} />
      ))}
    </div>
  )
}

type Release = (typeof releases)[number]
type Change = Release['parts'][number]['changes'][number]

/** What is new needs no word; what people know already does. */
const kinds = {
  added: null,
  changed: { label: 'Changed', look: 'text-st-trial' },
  fixed: { label: 'Fixed', look: 'text-st-pending' },
} as const satisfies Record<Change['kind'], { label: 'Changed' | 'Fixed'; look: string } | null>

function ReleaseNotes({ release: { version, date, title, parts } }: { release: Release }) {
  const id = anchorOf(version)
  return (
    <article
      id={id}
      aria-labelledby={`${id}-title`}
      className="lg:release-columns scroll-mt-20 items-start gap-x-14 border-t border-line py-10 lg:grid"
    >
      <div className="mb-6 lg:sticky lg:top-24">
        <p className="font-mono text-sm">
          <Link to={{ hash: id }} className="text-accent-text no-underline hover:underline">
            {version}
          </Link>
        </p>
        <p className="mt-1 text-sm text-text-3">
          <time dateTime={date}>{formatIsoDate(date)}</time>
        </p>
      </div>
      <div className="min-w-0">
        <h2 id={`${id}-title`} className="text-xl">
          {title}
        </h2>
        {parts.map((part) => (
          <section key={part.title} className="md:change-columns mt-7 grid gap-x-6 gap-y-3 border-t border-line pt-5">
            <h3 className="text-sm leading-normal font-semibold tracking-normal text-text">{part.title}</h3>
            <ul className="grid min-w-0 max-w-prose gap-3.5 text-text-2">
              {part.changes.map((change, place) => (
                <ChangeEntry key={place} change={change} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </article>
  )
}

function ChangeEntry({ change: { kind, text } }: { change: Change }) {
  const word = kinds[kind]
  return (
    <li>
      {word === null ? null : <span className={`mr-2 text-sm font-medium ${word.look}`}>{t(word.label)}</span>}
      <RichText text={text} />
    </li>
  )
}

/** An anchor of letters and digits: `v0-1-0`. */
function anchorOf(version: string): string {
  return `v${version.replaceAll('.', '-')}`
}
