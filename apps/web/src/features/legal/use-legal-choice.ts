import { type LegalDocumentId, legalIds } from '@stratomate/contracts/site/pages'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import { readLegalDocument } from './legal-documents.ts'
import { replaceAddress } from '#web/shared/hooks/use-address-filter.ts'
import { useHydrated } from '#web/shared/hooks/use-hydrated.ts'

type Choice = { arrival: string; id: LegalDocumentId }

/** The open document: the one chosen since the arrival, else the one in the address, else the terms. */
export function useLegalChoice(): [LegalDocumentId, (id: LegalDocumentId) => void] {
  const isHydrated = useHydrated()
  const { search, hash, key } = useLocation()
  const [choice, setChoice] = useState<Choice | null>(null)
  const asked = isHydrated ? readLegalDocument({ search, hash }) : null

  useEffect(() => {
    // An anchor on or inside a document opens that document first, because a hidden one cannot be scrolled to.
    const place = document.getElementById(hash.slice(1))
    const panel = place?.closest('[data-legal]')?.id
    const id = legalIds.find((candidate) => candidate === panel)
    if (id === undefined || place === null) return
    const timer = setTimeout(() => {
      flushSync(() => setChoice({ arrival: key, id }))
      goTo(place)
    }, 0)
    return () => clearTimeout(timer)
  }, [hash, key])

  const choose = (id: LegalDocumentId) => {
    setChoice({ arrival: key, id })
    replaceAddress(`?document=${id}`, '#legal')
  }
  return [choice?.arrival === key ? choice.id : (asked ?? 'terms-of-use'), choose]
}

function goTo(place: HTMLElement): void {
  place.scrollIntoView()
  const title = place.querySelector<HTMLElement>('h3, h4') ?? place
  title.tabIndex = -1
  title.focus({ preventScroll: true })
}
