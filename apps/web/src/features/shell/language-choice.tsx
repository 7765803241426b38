import { languageNames, languages, pathIn, isTranslated } from '@stratomate/contracts/site/languages'
import { useLocation, useParams } from 'react-router'
import { rememberLanguage } from '#web/shared/language/wanted-language.ts'
import { spoken } from '#web/shared/language/spoken.ts'
import { t } from '#web/shared/language/t.ts'

/**
 * The page in other languages: plain links, since another language is another document. Where a page is not translated,
 * or does not exist, they lead to the home page of the language.
 */
export function LanguageChoice() {
  const { pathname } = useLocation()
  const isUnknown = useParams()['*'] !== undefined
  return (
    <nav aria-label={t('Language')} className="flex flex-wrap items-center gap-x-4">
      <span aria-hidden="true">{t('Language')}</span>
      {languages.map((language) => {
        const isThere = !isUnknown && (language === 'en' || isTranslated(pathname))
        return language === spoken.language ? (
          <span key={language} aria-current="true" className="font-semibold text-text">
            {languageNames[language]}
          </span>
        ) : (
          <a
            key={language}
            href={pathIn(language, isThere ? pathname : '/')}
            lang={language}
            hrefLang={language}
            className="inline-flex min-h-9 items-center text-text-2 no-underline hover:text-text hover:underline"
            onClick={() => rememberLanguage(language)}
          >
            {languageNames[language]}
          </a>
        )
      })}
    </nav>
  )
}
