import { useState } from 'react'

/** True from the first opening on: what closes with a farewell must stay in the page to say it. */
export function useWasOpen({ isOpen }: { isOpen: boolean }): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  return wasOpen || isOpen
}
