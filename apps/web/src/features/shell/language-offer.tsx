import { type Language, pathIn } from '@stratomate/contracts/site/languages'
import { Button } from '@stratomate/ui/button'
import { buttonLook } from '@stratomate/ui/look/button-look'
import { rememberLanguage } from '#web/shared/language/wanted-language.ts'
import { spoken } from '#web/shared/language/spoken.ts'

/** Written in the offered language, since the page is in another one. */
const texts = {
  en: { offer: 'This page is also available in English.', accept: 'Read in English', refuse: 'No, thanks' },
  es: { offer: 'Esta página también está en español.', accept: 'Leer en español', refuse: 'No, gracias' },
  'pt-BR': { offer: 'Esta página também está em português.', accept: 'Ler em português', refuse: 'Não, obrigado' },
} as const satisfies Record<Language, { offer: string; accept: string; refuse: string }>

type LanguageOfferProps = { language: Language; path: string; onRefuse: () => void }

/** One line over the end of the page; either answer is stored in this browser. */
export function LanguageOffer({ language, path, onRefuse }: LanguageOfferProps) {
  const { offer, accept, refuse } = texts[language]
  return (
    <aside
      lang={language}
      aria-label={offer}
      className="fixed inset-x-4 bottom-4 z-30 mx-auto flex w-fit flex-wrap items-center gap-3 rounded-lg border border-line bg-s2 py-2.5 pr-2.5 pl-4 shadow-menu"
    >
      {offer}
      <a
        href={pathIn(language, path)}
        hrefLang={language}
        className={buttonLook({ variant: 'primary', size: 'sm' })}
        onClick={() => rememberLanguage(language)}
      >
        {accept}
      </a>
      <Button
        size="sm"
        variant="quiet"
        onClick={() => {
          rememberLanguage(spoken.language)
          onRefuse()
        }}
      >
        {refuse}
      </Button>
    </aside>
  )
}
