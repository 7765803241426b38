import { clsx } from 'clsx'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

const variants = {
  primary: 'border-transparent bg-accent text-on-accent hover:bg-accent-hover',
  secondary: 'border-line-strong text-text hover:bg-s2',
  quiet: 'border-transparent text-text-2 hover:bg-s2 hover:text-text',
  danger: 'border-danger text-danger hover:bg-s2',
} as const satisfies Record<ButtonVariant, string>

const noFill = 'disabled:border-line disabled:bg-transparent aria-disabled:border-line aria-disabled:bg-transparent'
const inertLooks = {
  primary: 'disabled:border-line disabled:bg-s3 aria-disabled:border-line aria-disabled:bg-s3',
  secondary: noFill,
  quiet: 'disabled:bg-transparent aria-disabled:bg-transparent',
  danger: noFill,
} as const satisfies Record<ButtonVariant, string>

const sizes = {
  sm: 'min-h-9 px-3.5 text-sm',
  md: 'min-h-11 px-4.5 text-base',
  lg: 'min-h-12 px-5 text-input',
} as const satisfies Record<ButtonSize, string>

export type ButtonLook = {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  className?: string | undefined
}

/** The classes of a button, for a `button` as for any link that acts like one. */
export function buttonLook({ variant = 'secondary', size = 'md', className }: ButtonLook): string {
  return clsx(
    'inline-flex items-center justify-center gap-2 rounded-md border leading-none font-semibold whitespace-nowrap',
    'cursor-pointer no-underline transition-colors duration-(--dur-1)',
    // Without a colour of its own, so that nobody takes it for one that acts.
    'disabled:cursor-not-allowed disabled:text-text-3 aria-disabled:cursor-not-allowed aria-disabled:text-text-3',
    variants[variant],
    inertLooks[variant],
    sizes[size],
    className,
  )
}
