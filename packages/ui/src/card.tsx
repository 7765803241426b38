import { clsx } from 'clsx'
import type { HTMLAttributes, ReactNode } from 'react'

type CardProps = HTMLAttributes<HTMLElement> & { as?: 'section' | 'div' | 'article' | 'aside' }

/** A surface with a hairline. A `section` or `aside` needs a name: `aria-labelledby` its title. */
export function Card({ as: Element = 'div', className, ...rest }: CardProps) {
  return <Element {...rest} className={clsx('min-w-0 rounded-lg border border-line bg-s1', className)} />
}

export function CardTitle({ id, className, children }: { id?: string; className?: string; children: ReactNode }) {
  return (
    <h2 id={id} className={clsx('text-md leading-snug font-semibold', className)}>
      {children}
    </h2>
  )
}
