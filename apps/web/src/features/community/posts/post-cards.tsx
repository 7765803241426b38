import type { PostPage } from '@stratomate/contracts/community/schemas'
import { memo } from 'react'
import { EmptyList } from '#web/shared/page/empty-list.tsx'
import { t } from '#web/shared/language/t.ts'
import { PostCard } from './post-card.tsx'

type PostCardsProps = { pages: readonly Pick<PostPage, 'items'>[] }

/** The posts of some pages as one list. */
export const PostCards = memo(function PostCards({ pages }: PostCardsProps) {
  return (
    <ul className="grid gap-3">
      {pages
        .flatMap((page) => page.items)
        .map((post) => (
          <li key={post.id}>
            <PostCard post={post} />
          </li>
        ))}
    </ul>
  )
})

/** In their place: a category in which nobody has written yet. */
export function NoPosts() {
  return <EmptyList title={t('No posts in this category yet. Be the first to start a conversation!')} />
}
