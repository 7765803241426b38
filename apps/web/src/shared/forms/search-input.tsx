import { TextInput, type TextInputProps } from '@stratomate/ui/text-input'
import { Search } from 'lucide-react'

/** The search field of a page; the key `/` focuses it. */
export function SearchInput(props: Omit<TextInputProps, 'type' | 'className'>) {
  return (
    <div className="relative">
      <Search
        size={18}
        strokeWidth={1.75}
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-3.5 my-auto text-text-3"
      />
      <TextInput
        autoComplete="off"
        spellCheck={false}
        {...props}
        type="search"
        data-page-search=""
        className="pl-10.5"
      />
    </div>
  )
}
