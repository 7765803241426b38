import type { ButtonLook } from '@stratomate/ui/look/button-look'
import { buttonLook } from '@stratomate/ui/look/button-look'
import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'

type LinkButtonProps = Omit<LinkProps, 'className'> & ButtonLook & { icon?: ReactNode }

/** A link inside the app that looks like a button. */
export function LinkButton({ variant, size, className, icon, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={buttonLook({ variant, size, className })}>
      {icon}
      {children}
    </Link>
  )
}

/** A link in running text. */
export function TextLink({ className, children, ...rest }: Omit<LinkProps, 'className'> & { className?: string }) {
  return (
    <Link {...rest} className={`underline underline-offset-3 hover:text-accent-text ${className ?? 'text-text'}`}>
      {children}
    </Link>
  )
}
