/** A reason as the log writes it, as a sentence: begun with a capital letter, ended with one full stop. */
export function asSentence(reason: string): string {
  const begun = `${reason.charAt(0).toUpperCase()}${reason.slice(1)}`
  return /[.!?]$/u.test(begun) ? begun : `${begun}.`
}
