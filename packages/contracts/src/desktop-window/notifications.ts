/** What a person who looks elsewhere was notified of. `place`: shown by the system, or left to the window. */
export type WindowNotification = {
  id: number
  atMs: number
  kind: 'refused' | 'limit' | 'silence' | 'update'
  text: string
  place: 'system' | 'window'
}
