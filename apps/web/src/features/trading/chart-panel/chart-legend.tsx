/** What the shapes on the charts mean, and the credit of the drawing library. */
export function ChartLegend() {
  return (
    <div className="flex min-w-0 flex-wrap gap-x-4 gap-y-2 py-1.5 text-xs text-text-2">
      <LegendItem label="Won" className="fill-text" />
      <LegendItem label="Lost" className="fill-none stroke-text" />
      <LegendItem label="Open" className="fill-signal" />
      <span className="inline-flex items-center gap-1.5">
        <svg width="12" height="11" viewBox="0 0 12 11" aria-hidden="true" className="flex-none">
          <path d="M1.5 1.4h9M6 4l4 6.3H2z" strokeWidth="1.2" className="fill-none stroke-text-3" />
        </svg>
        Refused
      </span>
      <span>Triangle up: CALL. Triangle down: PUT.</span>
      <span className="inline-flex items-center gap-1.5">
        <svg width="14" height="11" viewBox="0 0 14 11" aria-hidden="true" className="flex-none">
          <path d="M0 5.5h14" strokeWidth="1.4" className="stroke-signal" />
        </svg>
        Entry of an open trade (dashed: by its candle)
      </span>
      <span className="text-text-3">
        Charts by{' '}
        <a
          href="https://www.tradingview.com/"
          target="_blank"
          rel="noreferrer"
          className="underline underline-offset-3"
        >
          TradingView
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      </span>
    </div>
  )
}

function LegendItem({ label, className }: { label: string; className: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <svg width="12" height="11" viewBox="0 0 12 11" aria-hidden="true" className="flex-none">
        <path d="M6 1.6l4.6 8.4H1.4z" strokeWidth="1.4" className={className} />
      </svg>
      {label}
    </span>
  )
}
