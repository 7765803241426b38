import { Fragment, type ReactNode } from 'react'
import { type Slots, textInLanguage } from './text-in-language.ts'

export type MarkedTextProps<Text extends string> = {
  text: Text
  slots?: Slots
  /** Draws what is between `<name>` and `</name>`. */
  marks: Readonly<Record<string, (words: string) => ReactNode>>
}

/** A sentence with links or marks inside: one text, so that each language puts them where it needs them. */
export function MarkedText({ text, slots, marks }: MarkedTextProps<string>) {
  return textInLanguage(text, slots)
    .split(/(<\w+>.*?<\/\w+>)/u)
    .map((piece, place) => {
      const [, name = '', words = ''] = /^<(\w+)>(.*)<\/\w+>$/u.exec(piece) ?? []
      return <Fragment key={place}>{marks[name]?.(words) ?? piece}</Fragment>
    })
}
