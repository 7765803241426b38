const name = 'palette-request'

/** Asks the page to open the command palette, wherever that is drawn. */
export function requestPalette(): void {
  document.dispatchEvent(new Event(name))
}

/** Hears each request; the answer ends it. */
export function watchPaletteRequests(hear: () => void): () => void {
  document.addEventListener(name, hear)
  return () => document.removeEventListener(name, hear)
}

/** Ctrl+K, and ⌘K on a Mac: the keys that people know from elsewhere. */
export function isPaletteKey(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey
}
