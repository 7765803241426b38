import { releases } from '@stratomate/content/changelog'
import { Link } from 'react-router'
import { formatIsoDate } from '#web/shared/format/format-time.ts'
import { RichText } from '#web/shared/content/rich-text.tsx'
import { pageMeta } from '#web/shared/page/page-meta.ts'

export function meta() {
  return pageMeta({
    path: '/changelog',
    title: 'Changelog',
    description: 'What was added, changed and fixed, release by release.',
    trail: [{ name: 'Home', path: '/' }],
  })
}

export default function ChangelogRoute() {
  return (
    <div className="mx-auto max-w-marketing px-4 pt-28 md:px-6 lg:px-8 lg:pt-32">
      <h1 className="text-2xl md:text-3xl">Changelog</h1>
      <p className="mt-4 mb-12 max-w-prose text-md text-text-2">
        What was added, changed and fixed, release by release.
      </p>
      {releases.map((release) => (
        <ReleaseNotes key={release.version} release={release} />
      ))}
    </div>
  )
}

type Release = (typeof releases)[number]
type Change = Release['changes'][number]

const kinds = {
  added: { label: 'Added', look: 'text-st-active' },
  changed: { label: 'Changed', look: 'text-st-trial' },
  fixed: { label: 'Fixed', look: 'text-st-pending' },
} as const satisfies Record<Change['kind'], { label: string; look: string }>

function ReleaseNotes({ release: { version, date, title, changes } }: { release: Release }) {
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
      <div className="min-w-0 max-w-prose">
        <h2 id={`${id}-title`} className="text-xl">
          {title}
        </h2>
        <ul className="mt-6">
          {changes.map(({ kind, text }, place) => (
            <li key={place} className="change-columns grid gap-x-4 border-t border-line py-3.5 text-text-2">
              <span className={`text-sm font-medium ${kinds[kind].look}`}>{kinds[kind].label}</span>
              <span className="min-w-0">
                <RichText text={text} />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </article>
  )
}

/** An anchor of letters and digits: `v0-1-0`. */
function anchorOf(version: string): string {
  return `v${version.replaceAll('.', '-')}`
}
