import { Banner } from '@stratomate/ui/banner'
import { Card } from '@stratomate/ui/card'
import { Skeleton } from '@stratomate/ui/skeleton'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { describeError } from '#web/shared/api/api-error.ts'
import { callApi } from '#web/shared/api/call-api.ts'
import { ChatComposer } from '#web/shared/forms/chat-composer.tsx'
import { ChatLog } from '#web/shared/forms/chat-log.tsx'
import { LoadProblem } from '#web/features/admin/load-problem.tsx'
import { chatsKey } from './use-team-events.ts'

/** One chat as the team sees it: all messages, and the field for the answer. */
export function ChatView({ id }: { id: string }) {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: chatsKey })
  const query = useQuery({
    queryKey: [...chatsKey, 'one', id],
    queryFn: () => callApi('readConversation', { params: { id } }),
  })
  const end = useMutation({
    mutationFn: () => callApi('closeConversation', { params: { id } }),
    onSuccess: refresh,
  })
  if (query.isError) return <LoadProblem what="the chat" error={query.error} onRetry={() => void query.refetch()} />
  if (query.data === undefined) return <Skeleton className="h-64" />
  const { name, email, state, messages } = query.data
  return (
    <Card as="section" aria-labelledby="chat-person" className="grid gap-4 p-5">
      <div>
        <h2 id="chat-person" className="text-md font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </h2>
        <p className="text-sm wrap-anywhere text-text-2">
          Answers go to <bdi>{email}</bdi> when the person is away.
        </p>
      </div>
      <ChatLog messages={messages} reader="team" />
      {end.isError ? <Banner tone="error">{describeError(end.error)}</Banner> : null}
      {state === 'open' ? (
        <ChatComposer
          takesFocus={false}
          send={(body) => callApi('answerConversation', { params: { id }, body })}
          onSent={() => void refresh()}
          onEnd={() => end.mutate()}
        />
      ) : (
        <Banner tone="note">This chat has ended.</Banner>
      )}
    </Card>
  )
}
