import { useState } from 'react'

/**
 * Shown in place of a part of the built page while its script loads: the part itself, as it was built. A change of the
 * address takes parts that do not live yet out of the page, and without this nothing would be in their place.
 */
export function BuiltPart({ anchorId }: { anchorId: string }) {
  const [html] = useState(() => (import.meta.env.SSR ? null : (document.getElementById(anchorId)?.outerHTML ?? null)))
  if (html === null) return null
  // Our own build has written this text, and it was in the page until now.
  // oxlint-disable-next-line react/no-danger
  return <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />
}
