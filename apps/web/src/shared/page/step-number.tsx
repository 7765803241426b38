/** The number of a step in a ring, before its words. `place` counts from 0. Decorative where a list counts by itself. */
export function StepNumber({ place }: { place: number }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-7 flex-none place-items-center rounded-full border border-line-strong text-sm font-semibold tabular-nums"
    >
      {place + 1}
    </span>
  )
}
