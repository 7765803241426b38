import { type RefusalCode, refusalCatalogue } from '@stratomate/contracts/trading/refusals'

/** What a refusal means and what to do. The journal of another version may hold a code that this one does not know. */
export function refusalMessage(code: RefusalCode): { sentence: string; fix: string } {
  if (Object.hasOwn(refusalCatalogue, code)) return refusalCatalogue[code]
  return {
    sentence: 'This signal was not traded.',
    fix: `This version of the app does not know the reason (${code}). Install the newest one to read it.`,
  }
}
