import type { WindowText } from '@stratomate/content/languages/window-texts'
import { MarkedText, type MarkedTextProps } from '@stratomate/ui/language/marked-text'
import type { ReactNode } from 'react'

/**
 * A sentence with links or marks inside. Only texts that every catalogue has are accepted. Apart from `t`, which Node
 * runs too, and Node reads no components.
 */
export const TextWithMarks: (props: MarkedTextProps<WindowText>) => ReactNode = MarkedText
