import type { Language } from '@stratomate/contracts/site/languages'
import { spokenTexts } from '@stratomate/ui/language/spoken-texts'
import { useEffect, useState } from 'react'
import { pageLanguage, speak } from './speak.ts'

/** Draws the window again as soon as the texts of a newly chosen language are there. Null: none was chosen. */
export function useLanguage(chosen: Language | null): void {
  const [, setSpoken] = useState(spokenTexts.language)
  useEffect(() => {
    const wanted = chosen ?? pageLanguage()
    if (wanted === spokenTexts.language) return
    void speak(wanted).then(() => setSpoken(wanted))
  }, [chosen])
}
