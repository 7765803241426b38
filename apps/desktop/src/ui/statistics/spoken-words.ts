import { englishWords, type Words } from '@stratomate/lab-ui/language/words'
import { spokenTexts } from '@stratomate/ui/language/spoken-texts'
import { t } from '../language/t.ts'
import { formatCount, formatPercent, formatResult, formatStake } from '../shown/format.ts'

const translatedWords: Words = {
  t,
  count: formatCount,
  percent: formatPercent,
  // No line ends after the minus.
  result: (cents, currency) => formatResult(Math.round(cents), currency).replace('−', '−\u2060'),
  stake: formatStake,
}

/** The words of shared screens in the language of the window. */
export function spokenWords(): Words {
  return spokenTexts.language === 'en' ? englishWords : translatedWords
}
