import { useState } from 'react'

/** True from the first opening on: something that animates while it closes has to stay in the page. */
export function useWasOpen({ isOpen }: { isOpen: boolean }): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  return wasOpen || isOpen
}
