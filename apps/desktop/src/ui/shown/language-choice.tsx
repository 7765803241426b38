import { type Language, languageNames, languages } from '@stratomate/contracts/site/languages'
import { Segmented } from '@stratomate/ui/segmented'
import { useApp } from '../connection/use-app.ts'
import { pageLanguage } from '../language/speak.ts'
import { t } from '../language/t.ts'
import { saidInLanguage } from '@stratomate/ui/language/said-in-language'

const items = languages.map((value) => ({ value, label: languageNames[value] }))

/** The language of the window, each named in itself; the app stores the choice. */
export function LanguageChoice({ legendClassName }: { legendClassName: string }) {
  const { state, link, say } = useApp()
  const { look } = state
  const choose = async (language: Language) => {
    const reply = await link.act({ kind: 'change_look', ...look, language })
    if (!reply.ok) say(saidInLanguage(reply.message), 'problem')
  }
  return (
    <Segmented
      legend={t('Language')}
      legendClassName={legendClassName}
      tone="quiet"
      items={items}
      selected={look.language ?? pageLanguage()}
      onSelect={(language) => void choose(language)}
    />
  )
}
