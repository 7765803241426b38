import type { ConversationSummary } from '@stratomate/contracts/support/conversations'
import { Button } from '@stratomate/ui/button'
import { Skeleton } from '@stratomate/ui/skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { callApi } from '#web/shared/api/call-api.ts'
import { EmptyList } from '#web/shared/page/empty-list.tsx'
import { ToneBadge } from '#web/shared/format/status-badge.tsx'
import { TableMoment } from '#web/features/admin/admin-table.tsx'
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
    <section
      aria-label="Chats"
      className={clsx('mt-6 grid min-w-0 grid-cols-1 items-start gap-6', chosen !== null && 'lg:grid-cols-2')}
    >
      <div className="grid min-w-0 gap-4">
        <h2 className="flex min-h-9 items-center text-lg">Chats</h2>
        <FilterSelect name="state" label="State" values={values} choices={states} onChange={onChange} />
        {items.length === 0 ? (
          <EmptyList title="No chats">What people ask in the live chat arrives here.</EmptyList>
        ) : (
          <ul className="divide-y divide-line overflow-clip rounded-lg border border-line bg-s1">
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

/** Who writes, and at the end whether somebody has to answer. */
function ChatRow({ chat, isChosen, onChoose }: ChatRowProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      className={clsx(
        'flex w-full cursor-pointer flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3.5 text-left hover:bg-s2 focus-visible:-outline-offset-2 md:px-5',
        isChosen && 'bg-s2',
      )}
      onClick={onChoose}
    >
      <span className="min-w-0">
        <span className="block font-medium wrap-anywhere">
          <bdi>{chat.name}</bdi>
        </span>
        <span className="mt-0.5 block text-sm wrap-anywhere text-text-2">
          <bdi>{chat.email}</bdi>
          {chat.hasAccount ? '' : ', no account'}
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-text-3 tabular-nums">
        <span>
          {chat.messages} {chat.messages === 1 ? 'message' : 'messages'}, <TableMoment at={chat.lastMessageAt} />
        </span>
        <ChatState chat={chat} />
      </span>
    </button>
  )
}

/** As wide in every row, so that what stands before it is in one line down the list. */
function ChatState({ chat }: { chat: ConversationSummary }) {
  const { tone, label } = chatState(chat)
  return (
    <span className="sm:min-w-40">
      <ToneBadge tone={tone}>{label}</ToneBadge>
    </span>
  )
}

function chatState({ isWaiting, state }: ConversationSummary) {
  if (isWaiting) return { tone: 'pending', label: 'Waits for an answer' } as const
  if (state === 'open') return { tone: 'active', label: 'Answered' } as const
  return { tone: 'cancelled', label: 'Ended' } as const
}
