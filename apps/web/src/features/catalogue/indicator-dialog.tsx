import type { IndicatorFacts } from '@stratomate/indicators/catalogue/indicator-facts'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { indicatorPage, libraryPage } from '#web/shared/page/page-addresses.ts'
import { useHydrated } from '#web/shared/hooks/use-hydrated.ts'
import { keptPlace } from '#web/shared/hooks/use-scroll-place.ts'
import { IndicatorDetails } from './indicator-details.tsx'
import { findNeighbors } from './library-filter.ts'
import { useModal } from './use-modal.ts'
import { t, translated } from '#web/shared/language/t.ts'

type IndicatorDialogProps = { indicator: IndicatorFacts; results: readonly IndicatorFacts[]; search: string }

/**
 * One indicator over the library, with its own address: going back closes it, arrow keys step through the results. In
 * the prerendered page it is open, so that everything can be read without script.
 */
export function IndicatorDialog({ indicator, results, search }: IndicatorDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const isHydrated = useHydrated()
  const navigate = useNavigate()
  const location = useLocation()
  const state: unknown = location.state
  const neighbors = findNeighbors(results, indicator)
  const close = () => {
    if (isFromLibrary(state)) void navigate(-1)
    else void navigate({ pathname: libraryPage, search }, { replace: true, state: keptPlace })
  }
  // Keys may come faster than the router draws: each step begins where the last one leads.
  const reached = useRef(indicator)
  const step = (way: 'previous' | 'next') => {
    reached.current = findNeighbors(results, reached.current)[way]
    void navigate({ pathname: indicatorPage(reached.current.id), search }, { replace: true, state })
  }
  useModal(dialog, { isHydrated })
  // Set while drawing, because a later effect would forget a key that came before it.
  useLayoutEffect(() => {
    reached.current = indicator
    dialog.current?.scrollTo(0, 0)
    title.current?.focus({ preventScroll: true })
  }, [indicator, isHydrated])

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || neighbors.count < 2) return
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    // In a slider the arrows are its own.
    if (event.target instanceof HTMLInputElement) return
    event.preventDefault()
    step(event.key === 'ArrowLeft' ? 'previous' : 'next')
  }
  const pressClose = (event: MouseEvent) => {
    event.preventDefault()
    close()
  }
  return (
    // Escape is the keyboard's way out; the press on the backdrop only repeats it for pointers.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      open={!isHydrated}
      aria-labelledby={titleId}
      className="detail-dialog border-line bg-s1 text-text shadow-dialog backdrop:bg-bg/80 md:rounded-xl md:border"
      onClose={close}
      onKeyDown={press}
      onClick={(event) => {
        if (event.target === event.currentTarget) close()
      }}
    >
      <DialogBar {...neighbors} search={search} state={state} onClose={pressClose} />
      <div className="p-5 md:p-7">
        <p className="text-sm text-text-3">{translated(indicator.category)}</p>
        <h2 ref={title} id={titleId} tabIndex={-1} className="mt-1 text-xl break-words">
          {indicator.name}
        </h2>
        <IndicatorDetails indicator={indicator} />
      </div>
    </dialog>
  )
}

type DialogBarProps = ReturnType<typeof findNeighbors> & {
  search: string
  state: unknown
  onClose: (event: MouseEvent) => void
}

/** Stays at the top: the position in the results, the buttons to its neighbors, and the button that closes it. */
function DialogBar({ position, count, previous, next, search, state, onClose }: DialogBarProps) {
  return (
    <div className="sticky top-0 z-10 flex items-center gap-1 border-b border-line bg-s1 py-2 pr-2 pl-5 md:pl-7">
      <p className="mr-auto text-sm text-text-3 tabular-nums">{t('{position} of {count}', { position, count })}</p>
      {count < 2 ? null : (
        <>
          <StepLink label={t('Previous: {name}', { name: previous.name })} to={previous} search={search} state={state}>
            <ChevronLeft size={20} strokeWidth={1.75} aria-hidden="true" />
          </StepLink>
          <StepLink label={t('Next: {name}', { name: next.name })} to={next} search={search} state={state}>
            <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
          </StepLink>
        </>
      )}
      <Link to={{ pathname: libraryPage, search }} aria-label={t('Close')} className={iconLook} onClick={onClose}>
        <X size={20} strokeWidth={1.75} aria-hidden="true" />
      </Link>
    </div>
  )
}

const iconLook = 'flex size-11 items-center justify-center rounded-md text-text-2 hover:bg-s2 hover:text-text'

type StepLinkProps = {
  label: string
  to: IndicatorFacts
  search: string
  state: unknown
  children: ReactNode
}

function StepLink({ label, to, search, state, children }: StepLinkProps) {
  return (
    <Link to={{ pathname: indicatorPage(to.id), search }} replace state={state} aria-label={label} className={iconLook}>
      {children}
    </Link>
  )
}

/** Whether the library is the page before this one, so that closing is the way back. */
function isFromLibrary(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isFromLibrary' in state && state.isFromLibrary === true
}
