import { type ReactNode, useEffect, useRef } from 'react'

type ResultTitleProps = { as?: 'h1' | 'h2'; icon?: ReactNode; className: string; children: ReactNode }

/** The heading of an action's result: gets the focus when it appears, so that it is read out and in view. */
export function ResultTitle({ as: Heading = 'h1', icon, className, children }: ResultTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Heading ref={heading} tabIndex={-1} className={className}>
      {icon}
      {children}
    </Heading>
  )
}
