import { EmptyList } from '#web/shared/page/empty-list.tsx'

/** A category in which nobody has written yet. */
export function NoPosts() {
  return <EmptyList title="No posts in this category yet. Be the first to start a conversation!" />
}
