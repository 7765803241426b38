import { useNavigate } from 'react-router'
import { useReturnAddress } from '#web/shared/return-address.ts'
import { type User, useWelcome } from '#web/shared/use-session.ts'

/** After a sign-in: remembers who is here and goes where the person wanted to go. */
export function useArrive(fallback: string): (user: User) => Promise<void> {
  const welcome = useWelcome()
  const navigate = useNavigate()
  const returnTo = useReturnAddress()
  return async (user) => {
    welcome(user)
    await navigate(returnTo ?? fallback, { replace: true })
  }
}
