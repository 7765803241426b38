import { splitLinks } from './split-links.ts'

/** What a member wrote: plain text with links that lend no trust; marks of direction end with the text. */
export function MemberText({ text }: { text: string }) {
  return (
    <p dir="auto" className="wrap-anywhere whitespace-pre-wrap text-text">
      <bdi>
        {splitLinks(text).map((piece, place) =>
          piece.kind === 'words' ? (
            piece.text
          ) : (
            <a
              key={place}
              href={piece.href}
              target="_blank"
              rel="nofollow ugc noopener noreferrer"
              className="text-accent-text underline underline-offset-2"
            >
              {piece.text}
              {piece.realHost === null ? null : ` (opens ${piece.realHost})`}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          ),
        )}
      </bdi>
    </p>
  )
}
