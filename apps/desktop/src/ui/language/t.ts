import type { WindowText } from '@stratomate/content/languages/window-texts'
import { MarkedText, type MarkedTextProps } from '@stratomate/ui/language/marked-text'
import { type Slots, textInLanguage } from '@stratomate/ui/language/text-in-language'
import type { ReactNode } from 'react'

/** A text of the window in its language, by its English words. Only texts that every catalogue has are accepted. */
export const t: (text: WindowText, slots?: Slots) => string = textInLanguage

/** A sentence with links or marks inside. Only texts that every catalogue has are accepted. */
export const TextWithMarks: (props: MarkedTextProps<WindowText>) => ReactNode = MarkedText
