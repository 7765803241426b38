import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useSpeech } from '#lab-ui/language/speech.ts'
import { Fold } from './fold.tsx'

type FigureFrameProps = {
  title: string
  /** The content of the picture, in a sentence. */
  summary: string
  /** Where what stands above has said the same: only for those who hear the figure. */
  isSaidAbove?: boolean
  table: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** A picture with its sentence and the same numbers as a table. */
export function FigureFrame({ title, summary, isSaidAbove = false, table, className, children }: FigureFrameProps) {
  const { t } = useSpeech()
  return (
    <figure className={clsx('flex min-w-0 flex-col rounded-lg border border-line bg-s1 px-5 pt-5 pb-3', className)}>
      <figcaption>
        <h3 className="text-base leading-snug font-semibold">{title}</h3>
        <p className={isSaidAbove ? 'sr-only' : 'mt-1 max-w-prose text-sm text-text-2'}>{summary}</p>
      </figcaption>
      <div className="mt-4 flex flex-1 flex-col">{children}</div>
      <Fold title={t('Show as table')} className="mt-3">
        {/* Tables scroll by themselves, so that the page never does. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <section tabIndex={0} aria-label={t('{title}, table', { title })} className="mt-2 max-h-80 overflow-auto">
          {table}
        </section>
      </Fold>
    </figure>
  )
}

type DataTableProps = { head: readonly string[]; rows: readonly (readonly string[])[] }

/** Texts longer than this wrap in a column of their own width; shorter ones are numbers and stay in one line. */
const shortMax = 24

/** Rows by their first cell; numbers to the right. */
export function DataTable({ head, rows }: DataTableProps) {
  const isLong = head.map((_, place) => place > 0 && rows.some((row) => (row[place]?.length ?? 0) > shortMax))
  const lookOf = (place: number): string => {
    if (place === 0) return 'whitespace-nowrap'
    return isLong[place] === true ? 'min-w-72' : 'text-right whitespace-nowrap'
  }
  return (
    <table className="w-full text-left tabular-nums">
      <thead className="text-xs text-text-3">
        <tr>
          {head.map((name, place) => (
            <th key={name} scope="col" className={`px-2 py-1.5 font-medium ${lookOf(place)}`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = '', ...rest]) => (
          <tr key={first} className="border-t border-line align-baseline">
            <th scope="row" className="px-2 py-1 font-normal whitespace-nowrap text-text-2">
              {first}
            </th>
            {rest.map((value, place) => (
              // oxlint-disable-next-line react/no-array-index-key
              <td key={place} className={`px-2 py-1 ${lookOf(place + 1)}`}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
