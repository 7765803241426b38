import type { ReactNode } from 'react'

type ItemRowProps = {
  icon: ReactNode
  title: ReactNode
  mark?: ReactNode
  facts: ReactNode
  actions?: ReactNode
  /** Content over the whole width below. */
  children?: ReactNode
}

/** A session or a computer: its name, its details, and its actions. */
export function ItemRow({ icon, title, mark, facts, actions, children }: ItemRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-line py-4 not-first:border-t first:pt-0">
      <span aria-hidden="true" className="self-start pt-0.5 text-text-3">
        {icon}
      </span>
      <div className="min-w-0 flex-1 basis-52">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <p className="font-medium break-words">
            <bdi>{title}</bdi>
          </p>
          {mark}
        </div>
        <p className="mt-1 text-sm text-text-2">{facts}</p>
      </div>
      {actions === undefined ? null : <div className="flex gap-2 pl-9 sm:pl-0">{actions}</div>}
      {children === undefined ? null : <div className="w-full pl-9">{children}</div>}
    </li>
  )
}
