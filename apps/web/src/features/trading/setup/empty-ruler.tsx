/** The ruler with no fill stands for whatever is not there yet. */
export function EmptyRuler() {
  return (
    <svg width="120" height="16" viewBox="0 0 120 16" aria-hidden="true" className="max-w-full">
      <rect y="5" width="120" height="6" rx="2" className="fill-s3" />
      <rect x="100" width="1.5" height="16" className="fill-text-3" />
    </svg>
  )
}
