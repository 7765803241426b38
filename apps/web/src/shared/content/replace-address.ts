/**
 * Writes the query and the anchor of the page into the address bar. Not through the router, which would take it for
 * an arrival: the page must neither scroll nor move the focus while somebody types or chooses a tab.
 */
export function replaceAddress(search: string, hash: string): void {
  window.history.replaceState(window.history.state, '', `${window.location.pathname}${search}${hash}`)
}
