import { EmptyList } from '#web/shared/page/empty-list.tsx'
import { t } from '#web/shared/language/t.ts'

/** A category in which nobody has written yet. */
export function NoPosts() {
  return <EmptyList title={t('No posts in this category yet. Be the first to start a conversation!')} />
}
