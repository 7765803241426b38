import type { Post, Reply } from '@stratomate/contracts/community'
import { useToast } from '@stratomate/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { describeError } from '#web/shared/api-error.ts'
import { callApi } from '#web/shared/call-api.ts'
import { putPost, putReply } from './community-cache.ts'
import { likedPost, votedPost } from './post-ballots.ts'

/** Likes and votes answer at once and take themselves back when the server refuses. */
export function usePostBallots(post: Post) {
  const queryClient = useQueryClient()
  const toast = useToast()
  const fail = (error: Error) => {
    putPost(queryClient, post, 'answer')
    toast({ title: 'Error', description: describeError(error), variant: 'destructive' })
  }
  const like = useMutation({
    mutationFn: () => callApi(post.liked ? 'unlikePost' : 'likePost', { params: { id: post.id } }),
    onMutate: () => putPost(queryClient, likedPost(post), 'answer'),
    onSuccess: (answer) => putPost(queryClient, answer, 'answer'),
    onError: fail,
  })
  const vote = useMutation({
    mutationFn: (pressed: 'up' | 'down') =>
      callApi('voteOnPost', { params: { id: post.id }, body: { vote: votedPost(post, pressed).voted } }),
    onMutate: (pressed) => putPost(queryClient, votedPost(post, pressed), 'answer'),
    onSuccess: (answer, pressed) => {
      putPost(queryClient, answer, 'answer')
      if (answer.voted === pressed) {
        toast({
          title: pressed === 'up' ? 'Upvoted' : 'Downvoted',
          description: 'Thank you for rating this trading setting',
        })
      }
    },
    onError: fail,
  })
  return { like, vote }
}

export function useReplyLike(reply: Reply) {
  const queryClient = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: () => callApi(reply.liked ? 'unlikeReply' : 'likeReply', { params: { id: reply.id } }),
    onMutate: () =>
      putReply(queryClient, { ...reply, liked: !reply.liked, likes: reply.likes + (reply.liked ? -1 : 1) }, 'answer'),
    onSuccess: (answer) => putReply(queryClient, answer, 'answer'),
    onError: (error) => {
      putReply(queryClient, reply, 'answer')
      toast({ title: 'Error', description: describeError(error), variant: 'destructive' })
    },
  })
}
