import { splitLinks } from './split-links.ts'
import { splitMentions } from './split-mentions.ts'
import { t } from '#web/shared/language/t.ts'

/**
 * A member's text: plain text with links that pass on no ranking, and the members that it names. Marks of direction end
 * with it and change no address in it; stacked accents do not reach the lines above and below.
 */
export function MemberText({ text, mentions }: { text: string; mentions: readonly string[] }) {
  return (
    <p dir="auto" className="-my-1 overflow-y-clip py-1 wrap-anywhere whitespace-pre-wrap text-pretty text-text">
      <bdi>
        {splitLinks(text).map((piece, place) =>
          piece.kind === 'words' ? (
            <TextWithMentions key={place} text={piece.text} mentions={mentions} />
          ) : (
            <a
              key={place}
              href={piece.href}
              target="_blank"
              rel="nofollow ugc noopener noreferrer"
              className="text-accent-text underline underline-offset-2"
            >
              <bdi dir="ltr">
                {piece.text}
                {piece.realHost === null ? null : ` ${t('(opens {host})', { host: piece.realHost })}`}
                <span className="sr-only"> {t('(opens in a new tab)')}</span>
              </bdi>
            </a>
          ),
        )}
      </bdi>
    </p>
  )
}

function TextWithMentions({ text, mentions }: { text: string; mentions: readonly string[] }) {
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
