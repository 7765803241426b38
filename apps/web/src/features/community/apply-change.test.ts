import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { applyChange } from './apply-change.ts'
import { communityKeys } from './community-cache.ts'
import { postWith } from './testing/post-with.ts'

const key = communityKeys.list({ category: null, search: '' })
const counts = { settings: 1, support: 0, general: 0 }
const pagesOf = (posts: readonly ReturnType<typeof postWith>[]) => ({
  pages: [{ items: posts, nextCursor: null, counts, you: null }],
  pageParams: [null],
})

test('what changes while the posts are being fetched holds, though their answer does not know it yet', async () => {
  const queryClient = new QueryClient()
  const [kept, gone] = [postWith({ id: 'kept', liked: true }), postWith({ id: 'gone' })]
  queryClient.setQueryData(key, pagesOf([kept, gone]))
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof pagesOf>>()
  const fetched = queryClient.fetchQuery({ queryKey: key, queryFn: () => promise })
  applyChange(queryClient, { name: 'post.changed', payload: { post: { ...kept, liked: false, likes: 1 } } })
  applyChange(queryClient, { name: 'post.removed', payload: { id: 'gone' } })
  resolve(pagesOf([kept, gone]))
  await fetched

  const shown = queryClient.getQueryData<ReturnType<typeof pagesOf>>(key)?.pages.flatMap(({ items }) => items)
  expect(shown).toEqual([{ ...kept, liked: true, likes: 1 }])
})
