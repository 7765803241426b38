import { useNavigate } from 'react-router'
import { samePath } from '@stratomate/contracts/same-path'
import { usePageQuery } from '#web/shared/use-page-query.ts'
import { type User, useWelcome } from '#web/shared/use-session.ts'

/** After a sign-in: remembers who is here and goes where the person wanted to go. */
export function useArrive(fallback: string): (user: User) => Promise<void> {
  const welcome = useWelcome()
  const navigate = useNavigate()
  const returnTo = usePageQuery().get('returnTo')
  return async (user) => {
    welcome(user)
    await navigate(samePath(returnTo, fallback), { replace: true })
  }
}

/** The same page with where to go afterwards, so that the way back survives from form to form. */
export function withReturn(path: string, returnTo: string | null): string {
  if (returnTo === null) return path
  return `${path}${path.includes('?') ? '&' : '?'}returnTo=${encodeURIComponent(returnTo)}`
}
