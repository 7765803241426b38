import type { AccessTokenView } from '@stratomate/contracts/accounts/access-tokens'
import { accessTokensMax } from '@stratomate/contracts/errors'
import { Badge } from '@stratomate/ui/badge'
import { Button } from '@stratomate/ui/button'
import { CopyButton } from '@stratomate/ui/forms/copy-button'
import { useNow } from '@stratomate/ui/hooks/use-now'
import { Skeleton } from '@stratomate/ui/skeleton'
import { minuteMs } from '@stratomate/std/time'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { callApi } from '#web/shared/api/call-api.ts'
import { firstCallLines } from '#web/shared/api/first-call-lines.ts'
import { CallFailure } from '#web/shared/api/call-failure.tsx'
import { queryKeys } from '#web/shared/api/query-keys.ts'
import { formatDate } from '#web/shared/format/format-time.ts'
import { Outcome } from '#web/shared/forms/outcome.tsx'
import { ShownKey } from '#web/shared/forms/shown-key.tsx'
import { ItemRow } from '#web/features/accounts/settings/item-row.tsx'
import { LoadFailure } from '#web/features/accounts/settings/load-failure.tsx'
import { MakeAccessToken } from './make-access-token.tsx'
import { scopeLabels } from '@stratomate/contracts/accounts/access-token-values'

/** Tokens for a person's own programs: made, shown once, removed. */
export function AccessTokenList() {
  const queryClient = useQueryClient()
  const [isMaking, setMaking] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const tokens = useQuery({
    queryKey: queryKeys.accessTokens,
    queryFn: async () => (await callApi('listAccessTokens', {})).items,
  })
  const refresh = () => void queryClient.invalidateQueries({ queryKey: queryKeys.accessTokens })
  const remove = useMutation({
    mutationFn: ({ id }: AccessTokenView) => callApi('removeAccessToken', { params: { id } }),
    onSuccess: () => setSecret(null),
    onSettled: refresh,
  })
  if (tokens.isPending) return <Skeleton className="h-24" />
  if (tokens.isError) {
    return <LoadFailure what="your access tokens" error={tokens.error} onRetry={() => void tokens.refetch()} />
  }
  return (
    <>
      {remove.error === null ? null : <CallFailure error={remove.error} className="mb-5" />}
      {remove.isSuccess ? (
        <Outcome key={remove.submittedAt} className="mb-5 text-sm font-medium text-st-active">
          <bdi>{remove.variables.name}</bdi> is removed. Programs that use it are refused.
        </Outcome>
      ) : null}
      {/* Before the new token, so that the window is closed when the token takes the focus. */}
      <MakeAccessToken
        isOpen={isMaking}
        onClose={() => setMaking(false)}
        onMade={(made) => {
          remove.reset()
          setSecret(made)
          setMaking(false)
          refresh()
        }}
      />
      {secret === null ? null : (
        <div className="mb-5">
          <ShownKey
            secret={secret}
            what="token"
            about="A program sends it with each call. Whoever has it may do what you have chosen, so keep it like a password."
          >
            <CopyButton
              text={firstCallLines({ address: window.location.origin, token: secret })}
              label="Copy a first call"
            />
          </ShownKey>
        </div>
      )}
      <ul>
        {tokens.data.map((token) => (
          <TokenRow
            key={token.id}
            token={token}
            isBusy={remove.isPending && remove.variables.id === token.id}
            onRemove={() => remove.mutate(token)}
          />
        ))}
      </ul>
      <Button className="mt-2" onClick={() => setMaking(true)}>
        Make a token
      </Button>
      <p className="mt-3 text-sm text-text-3">Up to {accessTokensMax}.</p>
    </>
  )
}

type TokenRowProps = { token: AccessTokenView; isBusy: boolean; onRemove: () => void }

function TokenRow({ token, isBusy, onRemove }: TokenRowProps) {
  const { name, ending, scopes, lastUsedAt, expiresAt } = token
  const isEnded = Date.parse(expiresAt) <= useNow(minuteMs)
  return (
    <ItemRow
      icon={<KeyRound size={20} strokeWidth={1.75} />}
      title={name}
      mark={isEnded ? <Badge tone="expired">Ended</Badge> : null}
      facts={
        <>
          {scopes.map((scope) => scopeLabels[scope]).join(', ')}. Ends with{' '}
          <span className="font-mono text-text">{ending}</span>.{' '}
          {isEnded ? `Expired ${formatDate(expiresAt)}.` : `Expires ${formatDate(expiresAt)}.`}{' '}
          {lastUsedAt === null ? 'Not used yet.' : `Last used ${formatDate(lastUsedAt)}.`}
        </>
      }
      actions={
        <Button size="sm" variant="danger" isBusy={isBusy} aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </Button>
      }
    />
  )
}
