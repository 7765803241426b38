import { type RefusalCode, refusalCatalogue } from '@stratomate/contracts/trading/refusals'
import { t } from '../language/t.ts'
import { saidInLanguage } from '@stratomate/ui/language/said-in-language'

/**
 * What a refusal means and what to do. The journal of another version may contain a code that this one does not know.
 */
export function refusalMessage(code: RefusalCode): { sentence: string; fix: string } {
  if (Object.hasOwn(refusalCatalogue, code)) {
    const { sentence, fix } = refusalCatalogue[code]
    return { sentence: saidInLanguage(sentence), fix: saidInLanguage(fix) }
  }
  return {
    sentence: t('This signal was not traded.'),
    fix: t('This version of the app does not know the reason ({code}). Install the newest one to read it.', { code }),
  }
}

/** A reason as the log writes it, as a sentence of the window's language: begun with a capital letter, ended with one full stop. */
export function asSentence(reason: string): string {
  const shown = saidInLanguage(reason)
  const begun = `${shown.charAt(0).toUpperCase()}${shown.slice(1)}`
  return /[.!?]$/u.test(begun) ? begun : `${begun}.`
}
