import { spoken } from '#web/shared/language/spoken.ts'
import { t } from '#web/shared/language/t.ts'

/** On pages of another language: the legal texts are binding in English, so that is how they are shown. */
export function EnglishTextsNote() {
  if (spoken.language === 'en') return null
  return (
    <p className="mb-4 text-sm text-text-2">{t('The legal texts are in English: that is the wording that applies.')}</p>
  )
}
