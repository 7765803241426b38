import { useState } from 'react'

/** True from the first time the value was: what closes with a farewell must stay in the page to say it. */
export function useOnceTrue(value: boolean): boolean {
  const [wasTrue, setTrue] = useState(value)
  if (value && !wasTrue) setTrue(true)
  return wasTrue || value
}
