import { filledPercentMax, markedCandlesMax } from '@stratomate/contracts/terminal/source-frames'
import { clsx } from 'clsx'
import type { FoundIndicator } from './draft-source.ts'
import { t } from '../../language/t.ts'

const cellLook = 'px-2.5 py-1.5 first:pl-0 last:pr-0'

/** The content of each buffer: how many candles have a value, the last value, and the newest candles one by one. */
export function BufferTable({ found: { of, buffers } }: { found: FoundIndicator }) {
  return (
    <table className="w-full text-xs tabular-nums">
      <caption className="pb-1 text-left text-xs text-text-3">
        {t('Buffers over the last {count} closed candles. Arrows fill less than {share}% of them, lines all.', {
          count: of,
          share: filledPercentMax,
        })}
      </caption>
      <thead>
        <tr className="text-left text-text-3">
          {[t('Buffer'), t('Filled'), t('Last value'), t('Newest {count} candles', { count: markedCandlesMax })].map(
            (name) => (
              <th key={name} scope="col" className={clsx(cellLook, 'font-medium')}>
                {name}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {buffers.map(({ n, filled, last, marks }) => (
          <tr key={n} className="border-t border-line">
            <th scope="row" className={clsx(cellLook, 'w-14 text-left font-semibold')}>
              {n}
            </th>
            <td className={clsx(cellLook, 'w-24')}>{filledText(filled, of)}</td>
            <td className={clsx(cellLook, 'w-28')}>{last === null ? t('no value') : lastText(last)}</td>
            <td className={cellLook}>
              <Strip marks={marks} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A bar for each candle with a value; below the middle when it is negative. */
function Strip({ marks }: { marks: string }) {
  return (
    <svg
      viewBox={`0 0 ${markedCandlesMax * 4} 14`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-3.5 w-full"
    >
      <rect y="6.5" width={markedCandlesMax * 4} height="1" className="fill-s3" />
      {marks.split('').map((mark, place) =>
        mark === '.' || mark === '0' ? null : (
          // A mark is nothing but its place.
          // oxlint-disable-next-line react/no-array-index-key
          <rect key={place} x={place * 4} y={mark === '-' ? 7 : 1} width="2.4" height="6" className="fill-text-2" />
        ),
      )}
    </svg>
  )
}

export function filledText(filled: number, of: number): string {
  if (of === 0 || filled === 0) return t('empty')
  const percent = (filled / of) * 100
  return percent < 1 ? '<1%' : `${Math.round(percent)}%`
}

export function lastText(last: number): string {
  return Number.isInteger(last) ? String(last) : String(Number(last.toPrecision(7)))
}
