import { clsx } from 'clsx'
import { Plus } from 'lucide-react'
import { createElement, type ReactNode } from 'react'

type DisclosureProps = {
  /** The anchor; an address that names it opens it (`useOpenAnchor`). */
  id: string
  title: string
  titleTag?: 'h2' | 'h3'
  titleClassName?: string
  /** A line below the title that is read without opening the fold. */
  about?: string | undefined
  isOpenAtFirst?: boolean
  children: ReactNode
}

/** One fold of a list, on the browser's own element: it opens without script and for the search in the page. */
export function Disclosure(props: DisclosureProps) {
  const {
    id,
    title,
    about,
    titleTag = 'h3',
    titleClassName = 'text-md leading-snug',
    isOpenAtFirst = false,
    children,
  } = props
  return (
    <details id={id} open={isOpenAtFirst} className="group scroll-mt-20 border-b border-line">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-6 py-3.5 hover:text-accent-text">
        <span className="min-w-0">
          {createElement(titleTag, { className: titleClassName }, title)}
          {about === undefined ? null : <span className="mt-0.5 block text-sm text-text-2">{about}</span>}
        </span>
        <FoldMark />
      </summary>
      <div className="max-w-prose pt-1 pb-7">{children}</div>
    </details>
  )
}

/** The mark in the line of a fold: a plus that becomes a minus while the fold is open. */
export function FoldMark({ size = 20, className }: { size?: number; className?: string }) {
  return (
    <Plus
      size={size}
      strokeWidth={1.75}
      aria-hidden="true"
      className={clsx('fold-mark flex-none text-text-3', className)}
    />
  )
}
