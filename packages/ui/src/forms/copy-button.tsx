import { Button } from '../button.tsx'
import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { textInLanguage } from '../language/text-in-language.ts'

/** How long the button says that it has copied, in milliseconds. */
const saidMs = 2_500

/** `onCopied`: where there is more to say than that it was copied. */
type CopyButtonProps = { text: string; label: string; onCopied?: () => void }

const words = { idle: null, copied: 'Copied', failed: 'Could not copy. Select the text instead.' } as const

/** Copies a text to the clipboard and says so beside itself; some browsers refuse, and then it says that. */
export function CopyButton({ text, label, onCopied }: CopyButtonProps) {
  const [state, setState] = useState<keyof typeof words>('idle')
  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(() => setState('idle'), saidMs)
    return () => clearTimeout(timer)
  }, [state])
  const said = words[state]
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
      onCopied?.()
    } catch {
      setState('failed')
    }
  }
  return (
    <span className="screen-only inline-flex flex-wrap items-center gap-y-1 noscript:hidden">
      <Button
        size="sm"
        icon={state === 'copied' ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
        onClick={() => void copy()}
      >
        {label}
      </Button>
      <output className="ml-3 text-sm text-text-2 empty:ml-0">{said === null ? null : textInLanguage(said)}</output>
    </span>
  )
}
