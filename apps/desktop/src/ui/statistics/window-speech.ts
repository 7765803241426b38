import { englishSpeech, type Speech } from '@stratomate/lab-ui/language/speech'
import { spokenTexts } from '@stratomate/ui/language/text-in-language'
import { coreText } from '../language/core-text.ts'
import { t } from '../language/t.ts'
import { formatCount, formatDecimal, formatPercent, formatResult, formatStake } from '../shown/format.ts'

const translatedSpeech: Speech = {
  t,
  sentence: coreText,
  count: formatCount,
  decimal: formatDecimal,
  percent: formatPercent,
  // No line ends after the minus.
  result: (cents, currency) => formatResult(Math.round(cents), currency).replace('−', '−\u2060'),
  stake: formatStake,
}

/** The words of shared screens in the language of the window. */
export function windowSpeech(): Speech {
  return spokenTexts.language === 'en' ? englishSpeech : translatedSpeech
}
