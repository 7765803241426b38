/** Whether the order of a signal is open, its time is over, or there was none. */
export type MarkLook = 'open' | 'over' | 'refused'

const looks = {
  open: 'fill-signal stroke-signal',
  over: 'fill-s1 stroke-text-2',
  refused: 'fill-s1 stroke-text-3',
} as const satisfies Record<MarkLook, string>

/**
 * A triangle with its tip at 0, 0: lime while the trade is open, an outline behind its end, with a bar when it was
 * refused.
 */
export function SignalMark({ look }: { look: MarkLook }) {
  return (
    <>
      <path d="M0 0l6 10h-12z" strokeWidth="1.4" className={looks[look]} />
      {look === 'refused' ? <path d="M-6 -3.5h12" strokeWidth="1.8" className="stroke-st-problem" /> : null}
    </>
  )
}
