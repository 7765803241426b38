import { postPath } from '#web/shared/post-path.ts'
import { leaveForSignIn } from '#web/shared/return-address.ts'

/** What a press of a visitor does: it leads to the sign-in, and back to the post. */
export function toLogin(postId: string): () => void {
  return () => leaveForSignIn(postPath(postId))
}
