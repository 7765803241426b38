/** First on every page: one press of Tab, one of Enter, and the header is behind you. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-50 -translate-y-24 rounded-md bg-accent px-4 py-2.5 font-semibold text-on-accent focus:translate-y-0"
    >
      Skip to content
    </a>
  )
}
