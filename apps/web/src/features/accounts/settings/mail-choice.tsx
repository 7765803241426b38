import type { MailSettings } from '@stratomate/contracts/accounts/profile'
import { mailTopics, type MailTopic } from '@stratomate/contracts/mail/values'
import { Banner } from '@stratomate/ui/banner'
import { Checkbox } from '@stratomate/ui/checkbox'
import { SkeletonOver } from '@stratomate/ui/skeleton'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { describeError } from '#web/shared/api/api-error.ts'
import { callApi } from '#web/shared/api/call-api.ts'
import { queryKeys } from '#web/shared/api/query-keys.ts'
import { LoadFailure } from './load-failure.tsx'

const topics = [
  'trial',
  'limit',
  'engine',
  'replies',
  'mentions',
  'answers',
  'tips',
] as const satisfies readonly MailTopic[]

/** Which mails are sent; each box applies at once, and jumps back when it could not be stored. */
export function MailChoice() {
  const queryClient = useQueryClient()
  const settings = useQuery({ queryKey: queryKeys.mailSettings, queryFn: () => callApi('readMailSettings', {}) })
  const keep = (next: MailSettings | undefined) => queryClient.setQueryData(queryKeys.mailSettings, next)
  const change = useMutation({
    mutationFn: (body: Partial<MailSettings>) => callApi('changeMailSettings', { body }),
    onMutate: (body) => {
      const before = queryClient.getQueryData<MailSettings>(queryKeys.mailSettings)
      keep(before === undefined ? undefined : { ...before, ...body })
      return before
    },
    onError: (_error, _body, before) => keep(before),
    onSuccess: keep,
  })
  if (settings.isPending) {
    return (
      <SkeletonOver className="grid gap-4">
        {topics.map((topic) => (
          <Checkbox key={topic} readOnly label={mailTopics[topic].label} />
        ))}
      </SkeletonOver>
    )
  }
  if (settings.isError) {
    return <LoadFailure what="your mail settings" error={settings.error} onRetry={() => void settings.refetch()} />
  }
  return (
    <div className="grid gap-4">
      {change.isError ? <Banner tone="error">{describeError(change.error)}</Banner> : null}
      {topics.map((topic) => (
        <Checkbox
          key={topic}
          checked={settings.data[topic]}
          onChange={({ currentTarget }) => change.mutate({ [topic]: currentTarget.checked })}
          label={mailTopics[topic].label}
        />
      ))}
    </div>
  )
}
