import { CopyButton } from '@stratomate/ui/forms/copy-button'
import { Fragment } from 'react'

/** Code to copy, which scrolls by itself where its lines are long. */
export function CodeExample({ title, code }: { title: string; code: string }) {
  return (
    <figure className="min-w-0 rounded-lg border border-line bg-s1">
      <figcaption className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-4 py-2 text-xs text-text-3">
        {title}
        <CopyButton text={code} label={`Copy ${title}`} />
      </figcaption>
      <pre
        // A part that scrolls must be reached by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="overflow-x-auto p-4 font-mono text-xs leading-relaxed max-sm:wrap-anywhere max-sm:whitespace-pre-wrap"
      >
        <code>{code}</code>
      </pre>
    </figure>
  )
}

/** Words of a program in running text: a line ends nowhere in them but after the slashes of an address. */
export function Code({ children }: { children: string }) {
  const parts = children.match(/(?:\w+:\/\/|\/+)?[^/]+\/?/gu) ?? [children]
  return (
    <code className="font-mono text-sm">
      {parts.map((part, place) => (
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={place}>
          {place === 0 ? null : <wbr />}
          <span className="whitespace-nowrap">{part}</span>
        </Fragment>
      ))}
    </code>
  )
}
