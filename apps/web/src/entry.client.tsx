import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

function begin(): void {
  const router = <HydratedRouter />
  startTransition(() => {
    hydrateRoot(document, import.meta.env.DEV ? <StrictMode>{router}</StrictMode> : router)
  })
}

if (document.documentElement.lang === 'en') begin()
else {
  void import('./features/language/speak.tsx').then(({ speak }) => speak(location.pathname)).then(begin)
}
