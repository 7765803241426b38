/** Lines after which a mail program quotes the answered mail, or where a signature begins. */
const ends = [
  /^\s*-{2,}\s*(?:original message|forwarded message)\s*-{2,}\s*$/iu,
  /^_{10,}\s*$/u,
  /^-- ?$/u,
  /^\s*sent from my \S.{0,40}$/iu,
  /^\s*(?:on|am|le|el)\b.{5,300}(?:wrote|schrieb.{0,100}|a écrit|escribió)\s*:\s*$/iu,
] as const
const headerStart = /^\s*\*?from:\*?\s/iu
const headerGoesOn = /^\s*\*?(?:sent|date|to|subject):\*?\s/iu
const quoted = /^\s*>/u

/**
 * The text that somebody wrote in a reply: without the quoted mail and the signature. A reply below the quotation is
 * found too; empty when the mail has no text of its own.
 */
export function cutQuoted(text: string): string {
  const lines = text.replaceAll(/\r\n?/gu, '\n').split('\n')
  const joined = joinWrapped(lines)
  const end = joined.findIndex((line, place) => isEnd(line, joined[place + 1] ?? ''))
  const above = withoutQuotes(end === -1 ? joined : joined.slice(0, end))
  if (above !== '' || end === -1) return above
  // The reply is below: only marked lines are the quotation.
  return withoutQuotes(joined.slice(end + 1).filter((line) => !headerGoesOn.test(line)))
}

function isEnd(line: string, next: string): boolean {
  return ends.some((pattern) => pattern.test(line)) || (headerStart.test(line) && headerGoesOn.test(next))
}

function withoutQuotes(lines: readonly string[]): string {
  return lines
    .filter((line) => !quoted.test(line))
    .join('\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim()
}

/** Mail programs break `On … wrote:` into two lines. */
function joinWrapped(lines: readonly string[]): string[] {
  const joined: string[] = []
  for (const line of lines) {
    const before = joined.at(-1)
    const isRest = before !== undefined && /^on\b.{5,200}$/iu.test(before) && /^.{0,200}wrote:\s*$/iu.test(line)
    if (isRest) joined[joined.length - 1] = `${before} ${line.trim()}`
    else joined.push(line)
  }
  return joined
}
