const ways = [
  ['Cancel or change', 'Press Manage Subscription on your dashboard.'],
  ['What stays', 'Your trades, statistics and journal.'],
] as const

/** How a subscription ends or changes: what somebody asks before they begin one. */
export function ChangeOfMind() {
  return (
    <section aria-labelledby="change-of-mind" className="border-t border-line pt-5 lg:col-start-1 lg:self-start">
      <h2 id="change-of-mind" className="text-md leading-snug font-semibold">
        If you change your mind
      </h2>
      <dl className="mt-3 text-sm">
        {ways.map(([term, about]) => (
          <div key={term} className="gap-x-6 border-line py-2.5 not-first:border-t sm:flex">
            <dt className="w-36 flex-none font-medium">{term}</dt>
            <dd className="text-text-2">{about}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
