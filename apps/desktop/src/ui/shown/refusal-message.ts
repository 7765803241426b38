import { type RefusalCode, refusalCatalogue } from '@stratomate/contracts/trading/refusals'

/** What a refusal means and what to do. The journal of another version may hold a code that this one does not know. */
export function refusalMessage(code: RefusalCode): { sentence: string; fix: string } {
  if (Object.hasOwn(refusalCatalogue, code)) return refusalCatalogue[code]
  return {
    sentence: 'This signal was not traded.',
    fix: `This version of the app does not know the reason (${code}). Install the newest one to read it.`,
  }
}

/** A reason as the log writes it, as a sentence: begun with a capital letter, ended with one full stop. */
export function asSentence(reason: string): string {
  const begun = `${reason.charAt(0).toUpperCase()}${reason.slice(1)}`
  return /[.!?]$/u.test(begun) ? begun : `${begun}.`
}
