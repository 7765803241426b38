import { useCallback, useId, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { FoldMark } from '#web/shared/content/disclosure.tsx'
import { useOpenAnchor } from '#web/shared/content/use-open-anchor.ts'
import { EmptyList } from '#web/shared/page/empty-list.tsx'
import { SearchInput } from '#web/shared/forms/search-input.tsx'
import { type CallGroup, callGroups, filterCalls } from './call-groups.ts'
import { CallEntry } from './call-entry.tsx'
import { useServiceAddress } from './use-service-address.ts'

/** Every call in groups that fold, with a search. It is in the prerendered page; the search needs its script. */
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
  const isSearched = query.trim() !== ''
  useOpenAnchor()
  return (
    <div id={anchorId} className="lg:documentation-columns grid-cols-1 items-start gap-x-10 lg:grid">
      <nav aria-label="Groups of calls" className="screen-only max-lg:hidden lg:sticky lg:top-24">
        <ul className="border-l border-line text-sm">
          {all.map(({ id, title, calls }) => (
            <li key={id}>
              <Link
                to={`#${id}`}
                className="flex justify-between gap-3 py-1.5 pl-4 text-text-2 no-underline hover:text-text hover:underline"
              >
                {title} <span className="text-text-3 tabular-nums">{calls.length}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0 lg:col-span-2">
        <div className="mb-4 flex items-baseline justify-between gap-4">
          <h2 className="text-xl">All calls</h2>
          <output className="text-sm text-text-3">{countOf(shown)}</output>
        </div>
        <search className="screen-only mb-6 block noscript:hidden">
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
        </search>
        {shown.length === 0 ? (
          <EmptyList title="No call has these words">Try a part of its address, or one word.</EmptyList>
        ) : (
          <div className="border-t border-line">
            {shown.map((group) => (
              <GroupFold key={group.id} group={group} isOpen={isSearched || group.id === all[0]?.id} />
            ))}
          </div>
        )}
      </div>
    </div>
  )
}

/** A group of calls as a fold; what a search has found is open. */
function GroupFold({ group, isOpen }: { group: CallGroup; isOpen: boolean }) {
  const { id, title, about, calls } = group
  return (
    <details id={id} open={isOpen} className="group/fold scroll-mt-20 border-b border-line">
      <summary className="flex cursor-pointer list-none items-center gap-4 py-4 hover:text-accent-text">
        <span className="min-w-0 flex-1">
          <h3 className="text-lg">{title}</h3>
          <span className="mt-1 block text-sm text-text-2">{about}</span>
        </span>
        <span className="flex-none text-sm text-text-3 tabular-nums">{countOf([group])}</span>
        <FoldMark />
      </summary>
      <div className="mb-6 border-t border-line">
        {calls.map((call) => (
          <CallEntry key={call.name} call={call} />
        ))}
      </div>
    </details>
  )
}

function countOf(groups: readonly CallGroup[]): string {
  const count = groups.reduce((total, { calls }) => total + calls.length, 0)
  return `${count} ${count === 1 ? 'call' : 'calls'}`
}
