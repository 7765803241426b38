import { brand } from '@stratomate/brand'

/** The mark and the name; the dot is where the signal sits. Where there is no room, the name wraps out of sight. */
export function Logo() {
  return (
    <span className="flex h-6 flex-wrap items-center gap-x-2 overflow-hidden text-text">
      <LogoMark />
      <span className="text-lg leading-none font-semibold tracking-tight">{brand.name}</span>
    </span>
  )
}

function LogoMark() {
  return (
    <svg viewBox="4 2 24 26" className="h-6 w-auto" fill="none" aria-hidden="true">
      <path
        d="M20.6 7H12.5A4.5 4.5 0 0 0 8 11.5v0a4.5 4.5 0 0 0 4.5 4.5h7a4.5 4.5 0 0 1 4.5 4.5v0a4.5 4.5 0 0 1-4.5 4.5H6"
        className="stroke-current"
        strokeWidth="3.6"
      />
      <circle cx="24" cy="7" r="3.4" className="fill-brand-dot" />
    </svg>
  )
}
