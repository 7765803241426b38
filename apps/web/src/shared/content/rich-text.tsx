import type { Inline, Text } from '@stratomate/content/blocks'
import { ContentLink } from './content-link.tsx'

/** A sentence with its links, controls and file names. */
export function RichText({ text }: { text: Text }) {
  if (typeof text === 'string') return text
  return text.map((part, place) => <Part key={place} part={part} />)
}

function Part({ part }: { part: Inline }) {
  if (typeof part === 'string') return part
  switch (part.kind) {
    case 'strong':
      return <strong className="font-semibold text-text">{part.text}</strong>
    case 'code':
      return <code className="font-mono text-sm break-words text-text">{part.text}</code>
    case 'control':
      return (
        <span className="rounded-xs border border-line bg-s2 px-1.5 py-px text-sm font-medium break-words text-text">
          {part.text}
        </span>
      )
    case 'link':
      return <ContentLink to={part.to}>{part.text}</ContentLink>
    default:
      return part satisfies never
  }
}
