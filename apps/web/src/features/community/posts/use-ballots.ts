import type { Post, Reply } from '@stratomate/contracts/community/schemas'
import type { VoteState } from '@stratomate/contracts/community/values'
import { nextVote, voteChange } from '@stratomate/domain/community/community'
import { useToast } from '@stratomate/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { describeError } from '#web/shared/api/api-error.ts'
import { callApi } from '#web/shared/api/call-api.ts'
import { communityKeys, putPost, putReply } from '#web/features/community/community-cache.ts'
import { type LikePress, nextLike, undoLike, withLike } from './with-like.ts'
import { t } from '#web/shared/language/t.ts'

type Switch = { from: VoteState; to: VoteState; pressed: 'up' | 'down' }

/**
 * Likes and votes show at once and are undone when the server refuses. The press itself travels with the call, because
 * by the time of the answer the post on the page already counts it.
 */
export function usePostBallots(post: Post) {
  const { queryClient, key, fail, isLast } = useBallots(post.id)
  const like = useMutation({
    ...key,
    mutationFn: (pressed: LikePress) => callApi(`${pressed}Post`, { params: { id: post.id } }),
    onMutate: (pressed) => putPost(queryClient, withLike(post, pressed), 'answer'),
    onSuccess: (answer) => {
      if (isLast()) putPost(queryClient, answer, 'answer')
    },
    onError: (error, pressed) => {
      putPost(queryClient, withLike(post, undoLike(pressed)), 'answer')
      fail(error)
    },
  })
  const toast = useToast()
  const vote = useMutation({
    ...key,
    mutationFn: ({ to }: Switch) => callApi('voteOnPost', { params: { id: post.id }, body: { vote: to } }),
    onMutate: ({ to }) => putPost(queryClient, withVote(post, to), 'answer'),
    onSuccess: (answer, { pressed }) => {
      if (isLast()) putPost(queryClient, answer, 'answer')
      if (answer.voted !== pressed) return
      const title = pressed === 'up' ? t('Upvoted') : t('Downvoted')
      toast({ title, description: t('Thank you for rating this trading setting') })
    },
    onError: (error, { from }) => {
      putPost(queryClient, withVote(post, from), 'answer')
      fail(error)
    },
  })
  return {
    toggleLike: () => like.mutate(nextLike(post)),
    pressVote: (pressed: 'up' | 'down') =>
      vote.mutate({ from: post.voted, to: nextVote(post.voted, pressed), pressed }),
  }
}

/** As for posts. */
export function useReplyLike(reply: Reply) {
  const { queryClient, key, fail, isLast } = useBallots(reply.id)
  const like = useMutation({
    ...key,
    mutationFn: (pressed: LikePress) => callApi(`${pressed}Reply`, { params: { id: reply.id } }),
    onMutate: (pressed) => putReply(queryClient, withLike(reply, pressed), 'answer'),
    onSuccess: (answer) => {
      if (isLast()) putReply(queryClient, answer, 'answer')
    },
    onError: (error, pressed) => {
      putReply(queryClient, withLike(reply, undoLike(pressed)), 'answer')
      fail(error)
    },
  })
  return { toggleLike: () => like.mutate(nextLike(reply)) }
}

/** Quick presses on one text reach the server one after another, and only the answer to the last is shown. */
function useBallots(id: string) {
  const queryClient = useQueryClient()
  const toast = useToast()
  const mutationKey = communityKeys.ballot(id)
  return {
    queryClient,
    key: { mutationKey, scope: { id: mutationKey.join(' ') } },
    fail: (error: Error) => toast({ title: 'Error', description: describeError(error), variant: 'destructive' }),
    isLast: () => queryClient.isMutating({ mutationKey }) === 1,
  }
}

/** The post with this vote of the reader: the sum changes by the difference between the two. */
export function withVote(post: Post, voted: VoteState): Post {
  return { ...post, voted, votes: post.votes === null ? null : post.votes + voteChange(post.voted, voted) }
}
