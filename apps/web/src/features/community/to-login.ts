import { navigations } from '@stratomate/contracts/routes'
import { postPath } from '#web/shared/post-path.ts'

/** What a press of a visitor does: it leads to the sign-in, and back to the post. */
export function toLogin(postId: string): () => void {
  return () => location.assign(`${navigations.login}?returnTo=${encodeURIComponent(postPath(postId))}`)
}
