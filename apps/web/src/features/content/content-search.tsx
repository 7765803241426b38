import { Button } from '@stratomate/ui/button'
import { type KeyboardEvent, useId, useRef } from 'react'
import { Link } from 'react-router'
import { SearchInput } from '#web/shared/forms/search-input.tsx'
import { t, TextWithMarks } from '#web/shared/language/t.ts'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { Marked } from './marked.tsx'
import type { SearchHit } from './search-content.ts'
import { loadSearchIndex } from './search-index-store.ts'
import { useSearch } from './use-search.ts'

/** Searches all written content, in the browser. Arrow keys walk through the results, Enter opens one. */
export function ContentSearch() {
  const { query, state, type } = useSearch()
  const fieldId = useId()
  const root = useRef<HTMLDivElement>(null)
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && query !== '') {
      event.preventDefault()
      type('')
      root.current?.querySelector('input')?.focus()
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    moveFocus(root.current, event.key === 'ArrowDown' ? 1 : -1)
  }
  return (
    // The wrapper only listens: the field and the links inside have the focus.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={root} className="screen-only noscript:hidden" onKeyDown={press}>
      <search>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            root.current?.querySelector<HTMLElement>('[data-hit]')?.click()
          }}
        >
          <label htmlFor={fieldId} className="sr-only">
            {t('Search the documentation')}
          </label>
          <SearchInput
            id={fieldId}
            value={query}
            placeholder={t('Guides, questions, error codes')}
            onFocus={loadSearchIndex}
            onChange={({ currentTarget }) => type(currentTarget.value)}
          />
        </form>
      </search>
      <output className="sr-only">{state.kind === 'ready' ? countHits(state.hits.length) : ''}</output>
      {state.kind === 'ready' ? <Hits query={query} hits={state.hits} /> : null}
      {state.kind === 'failed' ? (
        <p role="alert" className="mt-3 flex flex-wrap items-center gap-3 text-sm text-text-2">
          {t('The search could not be loaded.')}
          <Button size="sm" onClick={loadSearchIndex}>
            {t('Try again')}
          </Button>
        </p>
      ) : null}
    </div>
  )
}

function Hits({ query, hits }: { query: string; hits: readonly SearchHit[] }) {
  if (hits.length === 0) {
    return (
      <p className="mt-3 rounded-lg border border-line bg-s1 p-4 text-text-2">
        <TextWithMarks
          text="No results for ‘{query}’. Try the <guides>how-to guides</guides>, the <codes>list of codes</codes> or <support>support</support>."
          slots={{ query: query.trim() }}
          marks={{
            guides: (words) => <TextLink to="/how-to">{words}</TextLink>,
            codes: (words) => <TextLink to="/errors">{words}</TextLink>,
            support: (words) => <TextLink to="/support">{words}</TextLink>,
          }}
        />
      </p>
    )
  }
  return (
    <ul aria-label={t('Search results')} className="mt-3 overflow-hidden rounded-lg border border-line bg-s1">
      {hits.map(({ id, path, place, title, excerpt }) => (
        <li key={`${path} ${id}`} className="border-line not-first:border-t">
          <Link
            to={path}
            data-hit
            className="block px-4 py-3 text-text-2 no-underline -outline-offset-2 hover:bg-s2 focus-visible:bg-s2"
          >
            <span className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-semibold text-text">
                <Marked fragments={title} />
              </span>
              <span className="text-xs text-text-3">{t(place)}</span>
            </span>
            <span className="mt-0.5 block text-sm">
              <Marked fragments={excerpt} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function countHits(count: number): string {
  if (count === 0) return t('No results')
  return t(count === 1 ? '{count} result' : '{count} results', { count })
}

/** From the field into the results and back; the ends do not wrap. */
function moveFocus(root: HTMLElement | null, step: 1 | -1): void {
  const stops = [...(root?.querySelectorAll<HTMLElement>('input, [data-hit]') ?? [])]
  const current = stops.findIndex((stop) => stop === document.activeElement)
  stops[Math.min(stops.length - 1, Math.max(0, current + step))]?.focus()
}
