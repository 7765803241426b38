import { recall, remember } from '#web/shared/hooks/remember.ts'

const draftKey = (postId: string) => `reply-draft-${postId}`

/** The unsent text under a post: another box, another page or a sign-in does not remove it. */
export function readReplyDraft(postId: string): string {
  return recall(draftKey(postId)) ?? ''
}

/** Stores the text of the box; a blank one is removed. */
export function keepReplyDraft(postId: string, content: string): void {
  remember(draftKey(postId), content.trim() === '' ? null : content)
}
