import type { ReactNode } from 'react'

/** Words of a program in running text. */
export function Code({ children }: { children: ReactNode }) {
  return <code className="font-mono text-sm wrap-anywhere">{children}</code>
}
