import { CopyButton } from '@stratomate/ui/forms/copy-button'
import type { ReactNode } from 'react'
import { Outcome } from './outcome.tsx'

type ShownKeyProps = {
  secret: string
  about: string
  what?: 'key' | 'token' | 'secret'
  /** Further ways to copy it. */
  children?: ReactNode
}

/** A secret key, at the only time when it can be read. */
export function ShownKey({ secret, about, what = 'key', children }: ShownKeyProps) {
  return (
    <Outcome className="grid gap-3 rounded-lg border border-accent bg-accent-soft p-4">
      <p className="text-sm font-semibold">Copy it now: it is not shown again.</p>
      <p className="font-mono text-md break-all select-all">{secret}</p>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={secret} label={`Copy the ${what}`} />
        {children}
      </div>
      <p className="text-sm">{about}</p>
    </Outcome>
  )
}
