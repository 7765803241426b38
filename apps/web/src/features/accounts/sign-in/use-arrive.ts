import { useNavigate } from 'react-router'
import { spoken } from '#web/shared/language/spoken.ts'
import { useReturnAddress } from '#web/shared/session/return-address.ts'
import { type User, useWelcome } from '#web/shared/session/use-session.ts'

/**
 * `route`: the next page is drawn in this document. `document`: it is loaded again, for the time in which this document
 * is not interactive yet, because React may then keep the old page on the screen under the new address.
 */
type Way = 'route' | 'document'

/** After a sign-in: remembers who is here and goes to the page that the person wanted. */
export function useArrive(fallback: string, way: Way = 'route'): (user: User) => Promise<void> {
  const welcome = useWelcome()
  const navigate = useNavigate()
  const returnTo = useReturnAddress()
  return async (user) => {
    welcome(user)
    const address = returnTo ?? fallback
    if (way === 'route') await navigate(address, { replace: true })
    else await leaveFor(spoken.base + address)
  }
}

/** Never resolves, because this document ends. */
function leaveFor(address: string): Promise<void> {
  window.location.replace(address)
  return new Promise(() => undefined)
}
