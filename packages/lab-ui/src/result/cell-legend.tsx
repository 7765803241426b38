import { cellTradesMin } from '@stratomate/lab/report/margin'

/** What the colours of cells mean. */
export function CellLegend() {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-text-3">
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className="size-3 rounded-xs bg-up" />
        lower bound above break-even
      </li>
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className="size-3 rounded-xs bg-down" />
        lower bound below break-even
      </li>
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className="thin-cell size-3 rounded-xs border border-line" />
        fewer than {cellTradesMin} trades
      </li>
    </ul>
  )
}
