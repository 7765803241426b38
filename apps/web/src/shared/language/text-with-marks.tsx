import type { TranslatedText } from '@stratomate/content/languages/translated-text'
import { MarkedText, type MarkedTextProps } from '@stratomate/ui/language/marked-text'
import type { ReactNode } from 'react'

/** A sentence with links or marks inside. Only texts that have a translation are taken. */
export const TextWithMarks: (props: MarkedTextProps<TranslatedText>) => ReactNode = MarkedText
