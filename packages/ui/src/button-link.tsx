import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { buttonLook, type ButtonLook } from './look/button-look.ts'

type ButtonLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'> &
  ButtonLook & { href: string; icon?: ReactNode }

/** A plain navigation that looks like a button; for links inside the app give `buttonLook` to the router's link. */
export function ButtonLink({ variant, size, className, icon, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={buttonLook({ variant, size, className })}>
      {icon}
      {children}
    </a>
  )
}
