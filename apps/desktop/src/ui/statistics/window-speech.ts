import { englishSpeech, type Speech } from '@stratomate/lab-ui/language/speech'
import { translatedSpeech } from '@stratomate/lab-ui/language/translated-speech'
import { spokenTexts } from '@stratomate/ui/language/text-in-language'

/** The words of shared screens in the language of the window. */
export function windowSpeech(): Speech {
  return spokenTexts.language === 'en' ? englishSpeech : translatedSpeech
}
