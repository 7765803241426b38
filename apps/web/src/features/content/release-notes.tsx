import type { Change, Highlight, Release } from '@stratomate/content/release'
import { clsx } from 'clsx'
import { Check, Diff, Plus, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { formatIsoDate } from '#web/shared/format/format-time.ts'
import { FoldMark } from '#web/shared/content/disclosure.tsx'
import { RichText } from '#web/shared/content/rich-text.tsx'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { ProductPicture, windowPicture } from '#web/shared/pictures/product-picture.tsx'
import { t } from '#web/shared/language/t.ts'

type Part = Release['parts'][number]

/** Each change has the sign of its kind; what people know already, and may have to act on, has a word beside it. */
const signs = {
  added: { label: 'Added', Icon: Plus, look: 'text-accent-text' },
  changed: { label: 'Changed', Icon: Diff, look: 'text-st-trial' },
  fixed: { label: 'Fixed', Icon: Check, look: 'text-st-pending' },
} as const

const counted = [
  { kind: 'added', text: '{count} added' },
  { kind: 'changed', text: '{count} changed' },
  { kind: 'fixed', text: '{count} fixed' },
] as const satisfies readonly { kind: keyof typeof signs; text: string }[]

/**
 * One release: its highlights, what it does not do yet, and its parts as folds, of which the most used one is open. The
 * newest one comes with a picture and leads to the download.
 */
export function ReleaseNotes({ release, isNewest }: { release: Release; isNewest: boolean }) {
  const { version, title, highlights, parts } = release
  const id = anchorOf(version)
  const placed = withPlaces(parts)
  return (
    <article
      id={id}
      aria-labelledby={`${id}-title`}
      className="lg:release-columns scroll-mt-20 items-start border-t border-line pt-6 pb-14 lg:grid lg:border-t-0 lg:pt-0 lg:pb-0"
    >
      <ReleaseFacts release={release} isNewest={isNewest} />
      <div className="relative min-w-0 lg:border-l lg:border-line lg:pb-20 lg:pl-14">
        {/* The tick of the ruler, at which a release stands on the line of time. */}
        <span aria-hidden="true" className="absolute top-4 -left-3 h-0.5 w-6 bg-signal max-lg:hidden" />
        <h2 id={`${id}-title`} className="text-xl md:text-2xl">
          {title}
        </h2>
        {/* A phone could show only a part of it. */}
        {isNewest ? (
          <figure className="mt-7 max-md:hidden">
            <div className="overflow-hidden rounded-lg border border-line">
              <ProductPicture {...windowPicture} cut="window-whole" />
            </div>
            <figcaption className="mt-2 text-xs text-text-3">
              {t('The window of the desktop app in this release, with simulated charts and the paper account.')}
            </figcaption>
          </figure>
        ) : null}
        <Highlights highlights={highlights} />
        {placed.filter(isLimit).map(({ part, place }) => (
          <Limits key={part.title} id={partAnchor(id, place)} part={part} />
        ))}
        <div className="mt-10 border-t border-line">
          {placed.filter(isNoLimit).map(({ part, place }) => (
            <PartFold key={part.title} id={partAnchor(id, place)} part={part} isOpen={place === 0} />
          ))}
        </div>
      </div>
    </article>
  )
}

/** Version, date and counts: beside the release where there is room, in two lines above it on a phone. */
function ReleaseFacts({ release: { version, date, parts }, isNewest }: { release: Release; isNewest: boolean }) {
  const id = anchorOf(version)
  const changes = parts.flatMap((part) => part.changes)
  const placed = withPlaces(parts)
  const counts = counted
    .map(({ kind, text }) => ({ kind, text, count: changes.filter((change) => change.kind === kind).length }))
    .filter(({ count }) => count > 0)
  return (
    <div className="mb-7 lg:sticky lg:top-24 lg:mb-0">
      <p className="flex items-baseline justify-between gap-4 lg:block">
        <Link
          to={{ hash: id }}
          className="text-value font-semibold text-accent-text tabular-nums no-underline hover:underline"
        >
          {version}
        </Link>
        <time dateTime={date} className="text-sm text-text-2 lg:mt-1 lg:block">
          {formatIsoDate(date)}
        </time>
      </p>
      <p className="mt-1.5 flex flex-wrap gap-x-3 text-sm text-text-3 tabular-nums">
        {counts.map(({ kind, text, count }) => (
          <span key={text} className="flex items-center gap-1">
            <Sign kind={kind} />
            {t(text, { count })}
          </span>
        ))}
      </p>
      {isNewest ? (
        <p className="mt-4 text-sm">
          <TextLink to="/download">{t('Download this version')}</TextLink>
        </p>
      ) : null}
      <nav aria-labelledby={`${id}-parts`} className="mt-8 pr-8 text-sm max-lg:hidden">
        <h3 id={`${id}-parts`} className="font-medium text-text-3">
          {t('In this release')}
        </h3>
        <ol className="mt-3 grid gap-1">
          {[...placed.filter(isLimit), ...placed.filter(isNoLimit)].map(({ part, place }) => (
            <li key={part.title}>
              <Link
                to={{ hash: partAnchor(id, place) }}
                className="flex justify-between gap-3 py-1 leading-snug text-text-2 no-underline hover:text-text hover:underline"
              >
                {part.title}
                <span className="text-text-3 tabular-nums">{part.changes.length}</span>
              </Link>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  )
}

function Highlights({ highlights }: { highlights: readonly Highlight[] }) {
  return (
    <ul className="mt-9 grid gap-x-8 gap-y-6 md:grid-cols-3">
      {highlights.map(({ title, text }) => (
        <li key={title} className="border-t-2 border-signal pt-4">
          <h3 className="text-md leading-snug font-semibold">{title}</h3>
          <p className="mt-2 text-text-2">
            <RichText text={text} />
          </p>
        </li>
      ))}
    </ul>
  )
}

type PartFoldProps = { id: string; part: Part; isOpen: boolean }

/** A part: closed, one line below its title names what is inside, so that those open it who look for it. */
function PartFold({ id, part: { title, changes }, isOpen }: PartFoldProps) {
  const changed = changes.filter(({ kind }) => kind === 'changed').length
  return (
    <details id={id} open={isOpen} className="group scroll-mt-24 border-b border-line">
      <summary className="flex cursor-pointer list-none items-center justify-between gap-6 py-4 hover:text-accent-text">
        <span className="min-w-0">
          <h3 className="inline text-md font-semibold">{title}</h3>
          <span className="ml-2.5 text-sm text-text-3 tabular-nums">{changes.length}</span>
          {changed === 0 ? null : (
            <span className="ml-3 inline-flex items-center gap-1 text-sm text-text-3">
              <Sign kind="changed" />
              {t('{count} changed', { count: changed })}
            </span>
          )}
          <span className="mt-1 block text-sm text-text-3 group-open:hidden">
            {changes.map((change) => change.title).join('\u00A0· ')}
          </span>
        </span>
        <FoldMark />
      </summary>
      <ul className="grid gap-x-10 gap-y-6 pt-1 pb-8 md:grid-cols-2">
        {changes.map((change) => (
          <ChangeEntry key={change.title} change={change} />
        ))}
      </ul>
    </details>
  )
}

/** What a release does not do yet is never folded. */
function Limits({ id, part: { title, changes } }: { id: string; part: Part }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-9 scroll-mt-24 border-l-2 border-st-pending/45 pl-5">
      <h3 id={`${id}-title`} className="flex items-center gap-2 text-md font-semibold">
        <TriangleAlert size={18} strokeWidth={1.75} aria-hidden="true" className="flex-none text-st-pending" />
        {title}
      </h3>
      <ul className="mt-3 grid gap-x-10 gap-y-2 text-sm text-text-2 md:grid-cols-2">
        {changes.map((change) => (
          <li key={change.title}>
            <RichText text={change.text} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ChangeEntry({ change: { kind, title, text } }: { change: Change }) {
  if (kind === 'limit') return null
  const { label, look } = signs[kind]
  return (
    <li className="flex max-w-prose gap-2.5">
      <span className="flex h-6 flex-none items-center">
        <Sign kind={kind} />
        {kind === 'added' ? <span className="sr-only">{t(label)}</span> : null}
      </span>
      <div className="min-w-0">
        <h4 className="text-base font-semibold">
          {title}
          {kind === 'added' ? null : <span className={clsx('ml-2 text-sm font-medium', look)}>{t(label)}</span>}
        </h4>
        <p className="mt-0.5 text-sm text-text-2">
          <RichText text={text} />
        </p>
      </div>
    </li>
  )
}

function Sign({ kind }: { kind: keyof typeof signs }) {
  const { Icon, look } = signs[kind]
  return <Icon size={14} strokeWidth={2.5} aria-hidden="true" className={clsx('flex-none', look)} />
}

/** A part with its place in the release, which its address has however the page orders them. */
type PlacedPart = { part: Part; place: number }

const withPlaces = (parts: Release['parts']): readonly PlacedPart[] => parts.map((part, place) => ({ part, place }))
const isLimit = ({ part }: PlacedPart) => part.changes.every(({ kind }) => kind === 'limit')
const isNoLimit = (placed: PlacedPart) => !isLimit(placed)

/** An anchor of letters and digits: `v0-1-0`. */
function anchorOf(version: string): string {
  return `v${version.replaceAll('.', '-')}`
}

/** Parts have names of their own in each language, and the same address in all: `v0-1-0-2`. */
function partAnchor(id: string, place: number): string {
  return `${id}-${place + 1}`
}
