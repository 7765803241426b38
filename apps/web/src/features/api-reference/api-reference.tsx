import { useCallback, useEffect, useId, useMemo, useState } from 'react'
import { EmptyList } from '#web/shared/page/empty-list.tsx'
import { SearchInput } from '#web/shared/forms/search-input.tsx'
import { callGroups, filterCalls } from './call-groups.ts'
import { CallEntry } from './call-entry.tsx'
import { useServiceAddress } from './use-service-address.ts'

/** Every call in groups, with a search. It is in the prerendered page; the search needs its script. */
export function ApiReference({ anchorId }: { anchorId: string }) {
  const [query, setQuery] = useState('')
  const fieldId = useId()
  const address = useServiceAddress()
  const all = useMemo(() => callGroups(address), [address])
  const shown = filterCalls(all, query)
  // Words that were typed before this script ran.
  const readTyped = useCallback((field: HTMLInputElement | null) => {
    if (field) setQuery(field.value)
  }, [])
  const count = shown.reduce((total, { calls }) => total + calls.length, 0)
  useOpenTarget()
  return (
    <div id={anchorId} className="lg:documentation-columns grid-cols-1 items-start gap-x-10 gap-y-8 lg:grid">
      <nav aria-label="Groups of calls" className="screen-only mb-6 lg:sticky lg:top-24">
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm lg:block lg:border-l lg:border-line">
          {all.map(({ id, title, calls }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex justify-between gap-3 py-1.5 text-text-2 no-underline hover:text-text hover:underline lg:pl-4"
              >
                {title} <span className="text-text-3 tabular-nums">{calls.length}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0 lg:col-span-2">
        <search className="screen-only mb-8 block noscript:hidden">
          <label htmlFor={fieldId} className="sr-only">
            Search calls
          </label>
          <SearchInput
            ref={readTyped}
            id={fieldId}
            value={query}
            maxLength={100}
            placeholder="Search calls, addresses and errors"
            onChange={({ currentTarget }) => setQuery(currentTarget.value)}
          />
          <output className="mt-2 block text-sm text-text-3">
            {count} {count === 1 ? 'call' : 'calls'}
          </output>
        </search>
        {shown.length === 0 ? (
          <EmptyList title="No call has these words">Try a part of its address, or one word.</EmptyList>
        ) : (
          shown.map(({ id, title, calls }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className="mb-12 scroll-mt-24">
              <h2 id={`${id}-title`} className="mb-4 text-xl">
                {title}
              </h2>
              <div className="border-t border-line">
                {calls.map((call) => (
                  <CallEntry key={call.name} call={call} />
                ))}
              </div>
            </section>
          ))
        )}
      </div>
    </div>
  )
}

/** A link to a call opens it. */
function useOpenTarget(): void {
  useEffect(() => {
    const open = () => {
      const target = document.getElementById(location.hash.slice(1))
      if (target instanceof HTMLDetailsElement) target.open = true
    }
    open()
    addEventListener('hashchange', open)
    return () => removeEventListener('hashchange', open)
  }, [])
}
