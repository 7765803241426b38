import { t } from '#web/shared/language/t.ts'

/** Says in the language of the document that what follows is in English. */
export function UntranslatedNote() {
  return (
    <p className="mx-auto max-w-marketing px-4 pt-20 text-sm text-text-2 md:px-6 lg:px-8">
      {t('This page is not translated yet, so it is shown in English.')}
    </p>
  )
}
