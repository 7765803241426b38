import { postPath } from '#web/shared/page/post-path.ts'
import { leaveForSignIn } from '#web/shared/session/return-address.ts'

/** What a press of a visitor does: it leads to the sign-in, and back to the post. */
export function toLogin(postId: string): () => void {
  return () => leaveForSignIn(postPath(postId))
}
