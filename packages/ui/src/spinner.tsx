import { LoaderCircle } from 'lucide-react'

/** Decorative: the words beside it say what is happening. */
export function Spinner({ size = 16 }: { size?: number }) {
  return <LoaderCircle size={size} aria-hidden="true" className="animate-spin" />
}
