import type { Change, Release } from '@stratomate/content/changelog'
import { releases } from '@stratomate/content/changelog'
import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { formatIsoDate } from '#web/shared/format/format-time.ts'
import { RichText } from '#web/shared/content/rich-text.tsx'
import { pageMeta } from '#web/shared/page/page-meta.ts'
import { ProductPicture, windowPicture } from '#web/shared/pictures/product-picture.tsx'
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
      {inLanguage('changelog', releases).map((release, place) => (
        <ReleaseNotes key={release.version} release={release} isNewest={place === 0} />
      ))}
    </div>
  )
}

type Part = Release['parts'][number]

/** What is new needs no word; what people know already does. */
const kinds = {
  added: null,
  changed: { label: 'Changed', look: 'text-st-trial' },
  fixed: { label: 'Fixed', look: 'text-st-pending' },
  limit: null,
} as const satisfies Record<Change['kind'], { label: 'Changed' | 'Fixed'; look: string } | null>

const counted = [
  { kind: 'added', text: '{count} added' },
  { kind: 'changed', text: '{count} changed' },
  { kind: 'fixed', text: '{count} fixed' },
] as const satisfies readonly { kind: Change['kind']; text: string }[]

function ReleaseNotes({ release, isNewest }: { release: Release; isNewest: boolean }) {
  const { version, date, title, parts } = release
  const id = anchorOf(version)
  const changes = parts.flatMap((part) => part.changes)
  const counts = counted
    .map(({ kind, text }) => ({ text, count: changes.filter((change) => change.kind === kind).length }))
    .filter(({ count }) => count > 0)
  return (
    <article
      id={id}
      aria-labelledby={`${id}-title`}
      className="lg:release-columns scroll-mt-20 items-start gap-x-14 border-t border-line py-10 lg:grid"
    >
      <div className="mb-8 lg:sticky lg:top-24 lg:mb-0">
        <p className="text-value tabular-nums">
          <Link to={{ hash: id }} className="text-accent-text no-underline hover:underline">
            {version}
          </Link>
        </p>
        <p className="mt-1 text-sm text-text-3">
          <time dateTime={date}>{formatIsoDate(date)}</time>
        </p>
        <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-text-2 tabular-nums">
          {counts.map(({ text, count }) => (
            <span key={text}>{t(text, { count })}</span>
          ))}
        </p>
        <PartLinks id={id} parts={parts} />
      </div>
      <div className="min-w-0">
        <h2 id={`${id}-title`} className="text-xl md:text-2xl">
          {title}
        </h2>
        {isNewest ? (
          <figure className="mt-7">
            <div className="overflow-hidden rounded-lg border border-line">
              <ProductPicture {...windowPicture} />
            </div>
            <figcaption className="mt-2 text-xs text-text-3">
              {t('The window of the desktop app in this release, with simulated charts and the paper account.')}
            </figcaption>
          </figure>
        ) : null}
        {parts.map((part, place) => (
          <PartOfRelease key={part.title} id={partAnchor(id, place)} part={part} />
        ))}
      </div>
    </article>
  )
}

/** The parts of a release with their counts: a long one is entered where it is looked for. */
function PartLinks({ id, parts }: { id: string; parts: readonly Part[] }) {
  return (
    <nav aria-label={t('Parts of this release')} className="mt-6 border-t border-line">
      <ul className="gap-x-6 max-lg:grid sm:grid-cols-2">
        {parts.map(({ title, changes }, place) => (
          <li key={title} className="border-b border-line">
            <Link
              to={{ hash: partAnchor(id, place) }}
              className="flex justify-between gap-3 py-2 text-sm text-text-2 no-underline hover:text-accent-text max-lg:min-h-11 max-lg:items-center"
            >
              {title}
              <span className="text-text-3 tabular-nums">{changes.length}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function PartOfRelease({ id, part: { title, changes } }: { id: string; part: Part }) {
  const isLimit = changes.every(({ kind }) => kind === 'limit')
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={
        isLimit ? 'mt-12 scroll-mt-24 rounded-lg border border-st-pending/45 p-5 md:p-6' : 'mt-12 scroll-mt-24'
      }
    >
      <h3 id={`${id}-title`} className="flex items-center gap-2.5 text-lg">
        {isLimit ? (
          <TriangleAlert size={20} strokeWidth={1.75} aria-hidden="true" className="flex-none text-st-pending" />
        ) : null}
        {title}
      </h3>
      <ul className={isLimit ? 'mt-3' : 'mt-5 grid gap-x-10 gap-y-6 md:grid-cols-2'}>
        {changes.map((change) => (
          <ChangeEntry key={change.title} change={change} />
        ))}
      </ul>
    </section>
  )
}

function ChangeEntry({ change: { kind, title, text } }: { change: Change }) {
  const word = kinds[kind]
  return (
    <li className={kind === 'limit' ? 'max-w-prose' : 'border-t border-line pt-4'}>
      <h4 className="text-base font-semibold">
        {title}
        {word === null ? null : <span className={`ml-2 text-sm font-medium ${word.look}`}>{t(word.label)}</span>}
      </h4>
      <p className="mt-1 text-sm text-text-2">
        <RichText text={text} />
      </p>
    </li>
  )
}

/** An anchor of letters and digits: `v0-1-0`. */
function anchorOf(version: string): string {
  return `v${version.replaceAll('.', '-')}`
}

/** Parts have names of their own in each language, and the same address in all: `v0-1-0-2`. */
function partAnchor(id: string, place: number): string {
  return `${id}-${place + 1}`
}
