import { type RefObject, useEffect, useRef } from 'react'

/** Takes whoever has pressed Save to the first field that is wrong, also where it has scrolled away. */
export function useFirstWrong<Part extends HTMLElement>(errors: object | undefined): RefObject<Part | null> {
  const part = useRef<Part>(null)
  useEffect(() => part.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(), [errors])
  return part
}
