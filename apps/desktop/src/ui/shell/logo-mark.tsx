import { clsx } from 'clsx'

/** The mark; the dot is where the signal sits. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="4 2 24 26" className={clsx('w-auto text-text', className)} fill="none" aria-hidden="true">
      <path
        d="M20.6 7H12.5A4.5 4.5 0 0 0 8 11.5v0a4.5 4.5 0 0 0 4.5 4.5h7a4.5 4.5 0 0 1 4.5 4.5v0a4.5 4.5 0 0 1-4.5 4.5H6"
        className="stroke-current"
        strokeWidth="3.6"
      />
      <circle cx="24" cy="7" r="3.4" className="fill-brand-dot" />
    </svg>
  )
}
