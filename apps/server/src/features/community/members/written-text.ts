/** A text as those who are told of it need it. `postAuthorId` is null for a post itself. */
export type WrittenText = {
  post: { id: string }
  replyId: string | null
  author: { id: string; name: string }
  content: string
  /** Waits for a moderator: nothing of it leaves the site. */
  isHeld: boolean
}
