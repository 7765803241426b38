import type { PasskeyView } from '@stratomate/contracts/accounts/passkeys'
import { Button } from '@stratomate/ui/button'
import { Skeleton } from '@stratomate/ui/skeleton'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Fingerprint } from 'lucide-react'
import { useState } from 'react'
import { createPasskey, useHasPasskeys } from '#web/shared/session/browser-passkeys.ts'
import { callApi } from '#web/shared/api/call-api.ts'
import { CallFailure } from '#web/shared/api/call-failure.tsx'
import { formatDate } from '#web/shared/format/format-time.ts'
import { Outcome } from '#web/shared/forms/outcome.tsx'
import { queryKeys } from '#web/shared/api/query-keys.ts'
import { describeBrowser } from './describe-browser.ts'
import { ItemRow } from '#web/features/accounts/settings/item-row.tsx'
import { LoadFailure } from '#web/features/accounts/settings/load-failure.tsx'
import { RenamePasskey } from './rename-passkey.tsx'

/** The passkeys of the account: made in this browser, renamed, removed. */
export function PasskeyList() {
  const isAble = useHasPasskeys()
  const queryClient = useQueryClient()
  const [renamed, setRenamed] = useState<PasskeyView | null>(null)
  const passkeys = useQuery({
    queryKey: queryKeys.passkeys,
    queryFn: async () => (await callApi('listPasskeys', {})).items,
  })
  const refresh = () => {
    for (const queryKey of [queryKeys.passkeys, queryKeys.secondFactor]) {
      void queryClient.invalidateQueries({ queryKey })
    }
  }
  const add = useMutation({ mutationFn: makePasskey, onSettled: refresh })
  const remove = useMutation({
    mutationFn: ({ id }: PasskeyView) => callApi('removePasskey', { params: { id } }),
    onSettled: refresh,
  })
  if (passkeys.isPending) return <Skeleton className="h-24" />
  if (passkeys.isError) {
    return <LoadFailure what="your passkeys" error={passkeys.error} onRetry={() => void passkeys.refetch()} />
  }
  const failure = add.error ?? remove.error
  return (
    <>
      {failure === null ? null : <CallFailure error={failure} className="mb-5" />}
      {remove.isSuccess ? (
        <Outcome key={remove.submittedAt} className="mb-5 text-sm font-medium text-st-active">
          <bdi>{remove.variables.name}</bdi> is removed.
        </Outcome>
      ) : null}
      <ul>
        {passkeys.data.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            isBusy={remove.isPending && remove.variables.id === passkey.id}
            onRename={() => setRenamed(passkey)}
            onRemove={() => remove.mutate(passkey)}
          />
        ))}
      </ul>
      {isAble ? (
        <Button className="mt-2" isBusy={add.isPending} onClick={() => add.mutate()}>
          Add a passkey
        </Button>
      ) : (
        <p className="text-sm text-text-2">This browser makes no passkeys.</p>
      )}
      <RenamePasskey passkey={renamed} onClose={() => setRenamed(null)} onRenamed={refresh} />
    </>
  )
}

/** Null when the person closes the browser's dialog. */
async function makePasskey(): Promise<PasskeyView | null> {
  const { options } = await callApi('beginPasskey', {})
  const response = await createPasskey(options)
  if (response === null) return null
  const { label } = describeBrowser(navigator.userAgent)
  return callApi('addPasskey', { body: { name: label, response } })
}

type PasskeyRowProps = { passkey: PasskeyView; isBusy: boolean; onRename: () => void; onRemove: () => void }

function PasskeyRow({ passkey, isBusy, onRename, onRemove }: PasskeyRowProps) {
  const { name, createdAt, lastUsedAt } = passkey
  return (
    <ItemRow
      icon={<Fingerprint size={20} strokeWidth={1.75} />}
      title={name}
      facts={
        <>
          Added {formatDate(createdAt)}.{' '}
          {lastUsedAt === null ? 'Not used yet.' : `Last used ${formatDate(lastUsedAt)}.`}
        </>
      }
      actions={
        <>
          <Button size="sm" aria-label={`Rename ${name}`} onClick={onRename}>
            Rename
          </Button>
          <Button size="sm" variant="danger" isBusy={isBusy} aria-label={`Remove ${name}`} onClick={onRemove}>
            Remove
          </Button>
        </>
      }
    />
  )
}
