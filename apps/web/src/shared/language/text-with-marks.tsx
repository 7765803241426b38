import type { TranslatedText } from '@stratomate/content/languages/translated-text'
import { Fragment, type ReactNode } from 'react'
import { t, type Slots } from './t.ts'

type TextWithMarksProps = {
  text: TranslatedText
  slots?: Slots
  /** Draws what is between `<name>` and `</name>`. */
  marks: Readonly<Record<string, (words: string) => ReactNode>>
}

/** A sentence with links or marks inside: one text, so that each language puts them where it needs them. */
export function TextWithMarks({ text, slots, marks }: TextWithMarksProps) {
  return t(text, slots)
    .split(/(<\w+>.*?<\/\w+>)/u)
    .map((piece, place) => {
      const [, name = '', words = ''] = /^<(\w+)>(.*)<\/\w+>$/u.exec(piece) ?? []
      return <Fragment key={place}>{marks[name]?.(words) ?? piece}</Fragment>
    })
}
