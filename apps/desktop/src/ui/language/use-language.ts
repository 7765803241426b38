import type { Language } from '@stratomate/contracts/site/languages'
import { spokenTexts } from '@stratomate/ui/language/text-in-language'
import { useEffect, useState } from 'react'
import { pageLanguage, speak } from './speak.ts'

/**
 * The language of the window. A newly chosen one applies as soon as its texts are loaded, which draws everything again.
 * Null: none was chosen.
 */
export function useLanguage(chosen: Language | null): string {
  const [spoken, setSpoken] = useState(spokenTexts.language)
  useEffect(() => {
    const wanted = chosen ?? pageLanguage()
    if (wanted === spokenTexts.language) return
    void speak(wanted).then(() => setSpoken(wanted))
  }, [chosen])
  return spoken
}
