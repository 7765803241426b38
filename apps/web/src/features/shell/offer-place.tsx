import { isTranslated } from '@stratomate/contracts/site/languages'
import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { spoken } from '#web/shared/language/spoken.ts'
import { readWantedLanguage } from '#web/shared/language/wanted-language.ts'

const LanguageOffer = lazy(async () => ({ default: (await import('./language-offer.tsx')).LanguageOffer }))

/** Offers the page in the browser's language; nobody is led to another language without asking for it. */
export function OfferPlace() {
  const { pathname } = useLocation()
  const [isRefused, setRefused] = useState(false)
  const wanted = useSyncExternalStore(neverChanges, readWantedLanguage, () => spoken.language)
  if (isRefused || wanted === spoken.language || !isTranslated(pathname)) return null
  return (
    <Suspense>
      <LanguageOffer language={wanted} path={pathname} onRefuse={() => setRefused(true)} />
    </Suspense>
  )
}

function neverChanges() {
  return () => undefined
}
