/**
 * Gives each text that a form sends an id of its own: the same text again, by a second press or after a lost answer,
 * has the same one, so it is stored once; a changed text has a new one.
 */
export function createSubmissionIds(newId: () => string): (content: object) => string {
  let last: { text: string; id: string } | null = null
  return (content) => {
    const text = JSON.stringify(content)
    if (last?.text !== text) last = { text, id: newId() }
    return last.id
  }
}
