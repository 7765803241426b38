import { formatMoment } from '#web/shared/format/format-time.ts'

/** An instant in a cell, on one line: a date that is broken over four lines makes rows of phones unreadable. */
export function TableMoment({ at }: { at: string }) {
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {formatMoment(at)}
    </time>
  )
}
