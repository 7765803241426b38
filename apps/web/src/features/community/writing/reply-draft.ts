import { recall, remember } from '#web/shared/hooks/remember.ts'

const draftKey = (postId: string) => `reply-draft-${postId}`

/** What was typed under a post and not sent: another box, another page or a sign-in does not take it away. */
export function readReplyDraft(postId: string): string {
  return recall(draftKey(postId)) ?? ''
}

/** Keeps what is in the box; a blank text is forgotten. */
export function keepReplyDraft(postId: string, content: string): void {
  remember(draftKey(postId), content.trim() === '' ? null : content)
}
