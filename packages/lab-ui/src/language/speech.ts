import type { WindowText } from '@stratomate/content/languages/window-texts'
import { fillSlots, type Slots } from '@stratomate/ui/language/text-in-language'
import { createContext, useContext } from 'react'
import { countText, percentText, pointsText, resultText, stakeText, utcText } from '#lab-ui/text/percent-text.ts'

/** How shared screens write their texts and numbers. Money in whole cents, shares from 0 to 1. */
export type Speech = {
  t: (text: WindowText, slots?: Slots) => string
  /** What a rule has said in English, such as a verdict. */
  sentence: (english: string) => string
  count: (count: number) => string
  decimal: (value: number, decimals: number) => string
  /** A number as it is. */
  number: (value: number) => string
  percent: (share: number) => string
  /** A difference of shares in points, with its sign. */
  points: (difference: number) => string
  /** A moment on the clock of UTC. Unix seconds in. */
  moment: (timeS: number) => string
  result: (cents: number, currency?: string) => string
  stake: (cents: number, currency?: string) => string
}

export const englishSpeech: Speech = {
  t: fillSlots,
  sentence: (english) => english,
  count: countText,
  decimal: (value, decimals) => value.toFixed(decimals),
  number: String,
  percent: percentText,
  points: pointsText,
  moment: utcText,
  result: resultText,
  stake: stakeText,
}

/** Screens in another language are wrapped in this context; everywhere else it is English, also on an English page. */
export const SpeechContext = createContext(englishSpeech)

export function useSpeech(): Speech {
  return useContext(SpeechContext)
}
