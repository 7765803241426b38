import { Button } from '@stratomate/ui/button'
import { lazy, Suspense, useDeferredValue, useEffect } from 'react'
import { LoadFailure } from '#web/features/community/load-failure.tsx'
import { ChoiceList } from '#web/shared/forms/choice-list.tsx'
import { EmptyList } from '#web/shared/page/empty-list.tsx'
import { SearchInput } from '#web/shared/forms/search-input.tsx'
import { cardsMark } from '#web/shared/page/start-script.ts'
import { useSession } from '#web/shared/session/use-session.ts'
import { useAddressFilter } from '#web/shared/hooks/use-address-filter.ts'
import { whenIdle } from '#web/shared/hooks/when-idle.ts'
import {
  communityCategories,
  type CommunityFilter,
  readCommunityFilter,
  writeCommunityFilter,
} from './community-category.ts'
import { CommunityFrame } from '#web/features/community/community-frame.tsx'
import { ComposerPlace, ListSkeleton } from '#web/features/community/community-places.tsx'
import { DrawnPosts } from './drawn-posts.tsx'
import { NoPosts } from './no-posts.tsx'
import { PostCards } from './post-cards.tsx'
import { usePosts } from './use-posts.ts'
import { t } from '#web/shared/language/t.ts'

/** Posts are read first; the form is loaded once the browser is idle. */
const Composer = lazy(async () => {
  if (!import.meta.env.SSR) await whenIdle()
  return { default: (await import('#web/features/community/writing/composer.tsx')).Composer }
})

const words = { read: readCommunityFilter, write: writeCommunityFilter }

/** The categories, where to write, and the posts, newest first. */
export function CommunityFeed() {
  const [filter, choose] = useAddressFilter(words)
  const search = useDeferredValue(filter.search)
  const posts = usePosts({ category: filter.category === 'all' ? null : filter.category, search: search.trim() })
  const [first] = posts.data?.pages ?? []
  const counts = first?.counts
  const countOf = (value: string) => {
    if (counts === undefined) return null
    const { settings, support, general } = counts
    return { all: settings + support + general, settings, support, general }[value]
  }
  const title = communityCategories.find(({ value }) => value === filter.category)?.label
  return (
    <CommunityFrame you={first?.you ?? null}>
      <ChoiceList
        legend={t('Categories')}
        layout="strip"
        choices={communityCategories.map(({ value, label }) => ({
          value,
          label: t(label),
          count: countOf(value) ?? null,
        }))}
        selected={filter.category}
        onSelect={(category) => choose({ ...filter, category })}
        className="lg:sticky lg:top-24 lg:self-start"
      />
      <section aria-labelledby="posts-title" className="grid min-w-0 grid-cols-1 content-start gap-5">
        <Suspense fallback={<ComposerPlace />}>
          <Composer />
        </Suspense>
        <div className="flex flex-wrap items-center justify-between gap-4">
          <h2 id="posts-title" aria-live="polite" className="text-lg max-sm:sr-only">
            {title === undefined ? null : t(title)}
          </h2>
          <div className="search-of-posts w-full sm:w-64">
            <SearchInput
              aria-label={t('Search posts')}
              placeholder={t('Search posts')}
              value={filter.search}
              onChange={({ currentTarget: { value } }) => choose({ ...filter, search: value })}
            />
          </div>
        </div>
        {/* No height is kept: the page comes with its posts drawn, or with the words for none, and both are as high as they are. */}
        <div className="grid content-start gap-5">
          <PostList posts={posts} filter={{ category: filter.category, search: search.trim() }} />
        </div>
      </section>
    </CommunityFrame>
  )
}

type PostListProps = { posts: ReturnType<typeof usePosts>; filter: CommunityFilter }

/** What is already on the page stays below the message when the service does not answer. */
function PostList({ posts, filter }: PostListProps) {
  return (
    <>
      {posts.isError ? <LoadFailure error={posts.error} onRetry={() => void posts.refetch()} /> : null}
      <PostPages posts={posts} filter={filter} />
    </>
  )
}

function PostPages({ posts, filter: { category, search } }: PostListProps) {
  // New posts are drawn in small steps, so that a touch in between is answered.
  const pages = useDeferredValue(posts.data?.pages)
  if (pages === undefined) {
    if (category === 'all' && search === '') return <DrawnPosts isExpected={!posts.isError} />
    return posts.isError ? null : <ListSkeleton />
  }
  if (pages.every((page) => page.items.length === 0)) {
    return search !== '' ? (
      <EmptyList title={t('No posts found')}>{t('Try other words, or another category.')}</EmptyList>
    ) : (
      <NoPosts category={category} />
    )
  }
  return (
    <>
      <PostCards pages={pages} />
      <HeldPresses />
      {posts.hasNextPage ? (
        <Button
          className="justify-self-start"
          isBusy={posts.isFetchingNextPage}
          onClick={() => void posts.fetchNextPage()}
        >
          {t('More posts')}
        </Button>
      ) : null}
    </>
  )
}

/** Presses on the drawn posts are carried out by the cards beside this, as soon as it is known who pressed. */
function HeldPresses() {
  const isKnown = useSession().kind !== 'loading'
  useEffect(() => {
    if (isKnown) document.dispatchEvent(new Event(cardsMark))
  }, [isKnown])
  return null
}
