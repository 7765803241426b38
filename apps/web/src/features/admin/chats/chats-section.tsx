import type { ConversationSummary } from '@stratomate/contracts/support/conversations'
import { Button } from '@stratomate/ui/button'
import { Skeleton } from '@stratomate/ui/skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { callApi } from '#web/shared/api/call-api.ts'
import { EmptyList } from '#web/shared/page/empty-list.tsx'
import { formatMoment } from '#web/shared/format/format-time.ts'
import { ChatView } from './chat-view.tsx'
import { type FilterChange, FilterSelect } from '#web/features/admin/filter-fields.tsx'
import { LoadProblem } from '#web/features/admin/load-problem.tsx'
import { chatsKey, useTeamEvents } from './use-team-events.ts'

type ChatsSectionProps = { values: Readonly<Record<string, string>>; onChange: FilterChange }

const states = { open: 'Open', closed: 'Ended' } as const

/** Chats with people, live; the one with the newest message is on top. The open one is beside the list. */
export function ChatsSection({ values, onChange }: ChatsSectionProps) {
  useTeamEvents()
  const state = values['state'] === 'open' || values['state'] === 'closed' ? values['state'] : null
  const chosen = values['chat'] ?? null
  const query = useInfiniteQuery({
    queryKey: [...chatsKey, 'list', state ?? 'all'],
    queryFn: ({ pageParam }) =>
      callApi('listConversations', {
        query: { ...(state === null ? {} : { state }), ...(pageParam === '' ? {} : { cursor: pageParam }) },
      }),
    // The empty cursor means the first page.
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
  if (query.isError) return <LoadProblem what="the chats" error={query.error} onRetry={() => void query.refetch()} />
  if (query.data === undefined) return <Skeleton className="mt-6 h-64" />
  const items = query.data.pages.flatMap((page) => page.items)
  return (
    <section aria-label="Chats" className="mt-6 grid min-w-0 items-start gap-6 lg:grid-cols-2">
      <div className="grid min-w-0 gap-4">
        <FilterSelect name="state" label="State" values={values} choices={states} onChange={onChange} />
        {items.length === 0 ? (
          <EmptyList title="No chats">What people ask in the live chat arrives here.</EmptyList>
        ) : (
          <ul className="grid gap-2">
            {items.map((item) => (
              <li key={item.id}>
                <ChatRow chat={item} isChosen={item.id === chosen} onChoose={() => onChange('chat', item.id)} />
              </li>
            ))}
          </ul>
        )}
        {query.hasNextPage ? (
          <Button
            className="justify-self-start"
            isBusy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            Show more
          </Button>
        ) : null}
      </div>
      {chosen === null ? null : <ChatView key={chosen} id={chosen} />}
    </section>
  )
}

type ChatRowProps = { chat: ConversationSummary; isChosen: boolean; onChoose: () => void }

function ChatRow({ chat, isChosen, onChoose }: ChatRowProps) {
  const what = chat.isWaiting ? 'Waits for an answer' : chat.state === 'open' ? 'Answered' : 'Ended'
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      className={clsx(
        'grid w-full cursor-pointer gap-1 rounded-lg border bg-s1 p-4 text-left hover:bg-s2',
        isChosen ? 'border-accent' : 'border-line',
      )}
      onClick={onChoose}
    >
      <span className="font-medium wrap-anywhere">
        <bdi>{chat.name}</bdi>
      </span>
      <span className="text-sm wrap-anywhere text-text-2">
        <bdi>{chat.email}</bdi>
        {chat.hasAccount ? '' : ', no account'}
      </span>
      <span className="text-xs text-text-3">
        {what}, {chat.messages} {chat.messages === 1 ? 'message' : 'messages'}, {formatMoment(chat.lastMessageAt)}
      </span>
    </button>
  )
}
