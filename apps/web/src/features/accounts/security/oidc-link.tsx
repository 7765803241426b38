import type { OidcLinkView } from '@stratomate/contracts/accounts/oidc'
import { Button } from '@stratomate/ui/button'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { callApi } from '#web/shared/api/call-api.ts'
import { CallFailure } from '#web/shared/api/call-failure.tsx'
import { formatDate } from '#web/shared/format/format-time.ts'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { queryKeys } from '#web/shared/api/query-keys.ts'
import { AccountSection } from '#web/features/accounts/settings/account-section.tsx'
import { ItemRow } from '#web/features/accounts/settings/item-row.tsx'

/** The connection to the identity provider; nothing where none is configured. */
export function OidcLink() {
  const queryClient = useQueryClient()
  const link = useQuery({ queryKey: queryKeys.oidcLink, queryFn: async () => (await callApi('readOidcLink', {})).link })
  const change = useMutation({
    mutationFn: async (call: 'disconnectOidc' | 'reconnectOidc') => {
      await callApi(call, {})
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.oidcLink }),
  })
  if (link.data === undefined || link.data === null) return null
  const { providerName, state, removable } = link.data
  return (
    <AccountSection title={providerName} lede={`Log in with your account at ${providerName}, without a password.`}>
      {change.isError ? <CallFailure error={change.error} className="mb-5" /> : null}
      <ul>
        <ItemRow
          icon={<KeyRound size={20} strokeWidth={1.75} />}
          title={titles[state]}
          facts={factsOf(link.data)}
          actions={
            state === 'on' && removable ? (
              <Button
                size="sm"
                variant="danger"
                isBusy={change.isPending}
                onClick={() => change.mutate('disconnectOidc')}
              >
                Disconnect
              </Button>
            ) : state === 'off' ? (
              <Button size="sm" isBusy={change.isPending} onClick={() => change.mutate('reconnectOidc')}>
                Connect again
              </Button>
            ) : undefined
          }
        />
      </ul>
    </AccountSection>
  )
}

const titles = {
  none: 'Not connected',
  on: 'Connected',
  off: 'Disconnected',
} as const satisfies Record<OidcLinkView['state'], string>

function factsOf({ providerName, state, since, removable }: OidcLinkView) {
  if (state === 'none') return `Continue with ${providerName} on the login page, with the same email, to connect it.`
  if (state === 'off') return `It has not logged in to this account since ${formatDate(since ?? '')}.`
  if (removable) return `Since ${formatDate(since ?? '')}.`
  return (
    <>
      Since {formatDate(since ?? '')}. To disconnect it,{' '}
      <TextLink to="/forgot-password">set a password by email</TextLink> or add a passkey first.
    </>
  )
}
