import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Opens what the address names, and whatever it is folded into, before the page scrolls there. */
export function useOpenAnchor(): void {
  const { hash, key } = useLocation()
  useEffect(() => openAround(hash), [hash, key])
}

/** All anchors of ours are plain letters and digits, so a broken escape in an address finds nothing and breaks nothing. */
function openAround(hash: string): void {
  let fold = document.getElementById(hash.slice(1))?.closest('details')
  while (fold instanceof HTMLDetailsElement) {
    fold.open = true
    fold = fold.parentElement?.closest('details')
  }
}
