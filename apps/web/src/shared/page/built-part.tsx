import { useState } from 'react'

/**
 * Shown in place of a part of the built page while its script loads: the same part, as it was built. A change of the
 * address removes parts that are not interactive yet, and without this their place would be empty.
 */
export function BuiltPart({ anchorId }: { anchorId: string }) {
  const [html] = useState(() => (import.meta.env.SSR ? null : (document.getElementById(anchorId)?.outerHTML ?? null)))
  if (html === null) return null
  // Our own build has written this text, and it was in the page until now.
  // oxlint-disable-next-line react/no-danger
  return <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />
}
