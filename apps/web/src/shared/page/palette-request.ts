const name = 'palette-request'

/** Asks for the command palette to open, wherever it is rendered. */
export function requestPalette(): void {
  document.dispatchEvent(new Event(name))
}

/** Listens to these requests; the returned function stops listening. */
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
