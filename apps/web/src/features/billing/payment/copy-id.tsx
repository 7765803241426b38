import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'

const shownMs = 2_000

/** An id for support, with a button that copies it. */
export function CopyId({ id }: { id: string }) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), shownMs)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = () => {
    navigator.clipboard.writeText(id).then(
      () => setCopied(true),
      (error: unknown) => console.warn('The id was not copied', error),
    )
  }
  const Icon = isCopied ? Check : Copy
  return (
    <span className="flex items-center justify-end gap-1">
      <span className="min-w-0 truncate font-mono text-sm">{id}</span>
      <button
        type="button"
        onClick={copy}
        aria-label="Copy the payment ID"
        className="grid size-11 flex-none cursor-pointer place-items-center rounded-md text-text-2 hover:bg-s2 hover:text-text"
      >
        <Icon size={16} aria-hidden="true" />
      </button>
      <output className="sr-only">{isCopied ? 'Copied' : ''}</output>
    </span>
  )
}
