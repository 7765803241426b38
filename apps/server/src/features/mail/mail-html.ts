const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/**
 * A mail's text as a plain page for programs that show no text: paragraphs, working links, a large code. The text stays
 * the only source, so both always say the same; whatever a stranger typed into it is shown and never read as HTML.
 */
export function mailHtml({ subject, text }: { subject: string; text: string }): string {
  const paragraphs = text
    .split(/\n{2,}/u)
    .map(paragraphOf)
    .join('\n')
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escape(subject)}</title></head>
<body style="font-family: system-ui, sans-serif; line-height: 1.5; max-width: 36em; margin: 0 auto; padding: 1em">
${paragraphs}
</body>
</html>
`
}

function paragraphOf(paragraph: string): string {
  if (/^\d{6}$/u.test(paragraph)) return `<p style="font-size: 2em; letter-spacing: 0.2em">${paragraph}</p>`
  return `<p>${paragraph.split('\n').map(linked).join('<br>')}</p>`
}

/** Addresses become links; a point or bracket that ends the sentence is no part of them. */
function linked(line: string): string {
  return line
    .split(/(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)])/u)
    .map((part, place) => (place % 2 === 0 ? escape(part) : `<a href="${escape(part)}">${escape(part)}</a>`))
    .join('')
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/gu, (character) => escapes[character] ?? '')
}
