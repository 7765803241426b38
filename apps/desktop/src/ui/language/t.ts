import type { WindowText } from '@stratomate/content/languages/window-texts'
import { type Slots, textInLanguage } from '@stratomate/ui/language/text-in-language'

/** A text of the window in its language, by its English words. Only texts that every catalogue has are accepted. */
export const t: (text: WindowText, slots?: Slots) => string = textInLanguage
