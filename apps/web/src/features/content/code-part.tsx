import { errorPage } from '@stratomate/contracts/site/pages'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { FoldMark } from '#web/shared/content/disclosure.tsx'
import { StageMark } from '#web/shared/page/stage-line.tsx'
import { t } from '#web/shared/language/t.ts'
import type { CodeGroup, CodeKind, CodeRow } from './code-list.ts'

/**
 * One kind of codes by their causes. What stops a signal is drawn as its way, from the chart to the order, so that one
 * sees where a signal ended; messages of the service come in no order.
 */
export function CodePart({ part: { id, title, text, groups } }: { part: CodeKind }) {
  const isWay = id === 'refusals'
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-14 scroll-mt-20 lg:mt-20">
      <h2 id={`${id}-title`} className="text-xl">
        {title}
      </h2>
      <p className="mt-3 max-w-prose text-text-2">{text}</p>
      <div className={isWay ? 'mt-8 ml-1.5' : 'mt-7 border-t border-line'}>
        {isWay ? <WayEnd words={t('A signal of your chart')} /> : null}
        {groups.map((group) => (
          <CauseRow key={group.id} group={group} isStage={isWay} />
        ))}
        {isWay ? <WayEnd words={t('The order goes to your broker')} isLast /> : null}
      </div>
    </section>
  )
}

/** Where the way of a signal begins, and what it becomes when no check has stopped it. */
function WayEnd({ words, isLast = false }: { words: string; isLast?: boolean }) {
  return (
    <p className={clsx('relative ml-px pl-6 text-sm font-semibold', !isLast && 'pb-7')}>
      {/* The line of the way, from this mark on or up to it. */}
      <span
        aria-hidden="true"
        className={clsx('absolute -left-px w-px bg-line-strong', isLast ? 'top-0 h-2' : 'top-1.5 bottom-0')}
      />
      <StageMark look="filled" />
      {words}
    </p>
  )
}

/**
 * A cause beside its codes: those that most readers come for at once, the others in a fold. Where there is room, how
 * many there are and what opens the others stand together at the end of the row.
 */
function CauseRow({ group, isStage }: { group: CodeGroup; isStage: boolean }) {
  const { id, title, text, rows, ahead } = group
  const folded = rows.slice(ahead)
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={clsx(
        'relative grid scroll-mt-20 gap-x-10 gap-y-4 lg:pr-32',
        isStage
          ? 'lg:stage-columns border-l border-line-strong pb-8 pl-6'
          : 'lg:cause-columns border-b border-line py-6',
      )}
    >
      {isStage ? <StageMark look="open" /> : null}
      <div className="flex flex-wrap content-start items-baseline justify-between gap-x-4 gap-y-1">
        <h3 id={`${id}-title`} className="text-md leading-snug">
          {title}
        </h3>
        <p
          className={clsx(
            'text-sm text-text-3 tabular-nums lg:absolute lg:right-0 lg:w-24',
            isStage ? 'lg:top-0' : 'lg:top-6',
          )}
        >
          {t(rows.length === 1 ? '{count} code' : '{count} codes', { count: rows.length })}
        </p>
        <p className="w-full text-sm text-text-2">{text}</p>
      </div>
      <div className="min-w-0">
        <CodeLinks rows={rows.slice(0, ahead)} />
        {folded.length === 0 ? null : (
          <details className="group mt-2 lg:mt-0">
            <summary
              className={clsx(
                'flex min-h-9 w-fit cursor-pointer list-none items-center gap-2 text-sm text-text-2 hover:text-accent-text lg:absolute lg:right-0 lg:w-24',
                isStage ? 'lg:top-5' : 'lg:top-11',
              )}
            >
              <FoldMark size={16} />
              {t('{count} more', { count: folded.length })}
            </summary>
            <CodeLinks rows={folded} className="mt-3 lg:mt-5" />
          </details>
        )}
      </div>
    </section>
  )
}

/** The sentences that people have read, each with its code below it. */
function CodeLinks({ rows, className }: { rows: readonly CodeRow[]; className?: string }) {
  return (
    <ul className={clsx('grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3', className)}>
      {rows.map(({ code, sentence, status }) => (
        <li key={code}>
          <Link to={errorPage(code)} className="group/code block no-underline">
            <span className="block leading-snug">{sentence}</span>
            <span className="mt-1 flex flex-wrap gap-x-3 text-xs text-text-2">
              <span className="min-w-0 font-mono break-words underline decoration-line-strong underline-offset-4 group-hover/code:decoration-current">
                {code}
              </span>
              {status === null ? null : <span className="whitespace-nowrap tabular-nums">HTTP {status}</span>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
