import { splitLinks } from './split-links.ts'
import { splitMentions } from './split-mentions.ts'

/** What a member wrote: plain text with links that lend no trust and the members it names; marks of direction end with it. */
export function MemberText({ text, mentions }: { text: string; mentions: readonly string[] }) {
  return (
    <p dir="auto" className="wrap-anywhere whitespace-pre-wrap text-text">
      <bdi>
        {splitLinks(text).map((piece, place) =>
          piece.kind === 'words' ? (
            <Words key={place} text={piece.text} mentions={mentions} />
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

function Words({ text, mentions }: { text: string; mentions: readonly string[] }) {
  return splitMentions(text, mentions).map((piece, place) =>
    piece.kind === 'words' ? (
      piece.text
    ) : (
      <span key={place} className="rounded-xs bg-s3 px-1 font-medium text-text">
        {piece.text}
      </span>
    ),
  )
}
