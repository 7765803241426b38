import { Badge } from '@stratomate/ui/badge'
import { Button } from '@stratomate/ui/button'
import { Field } from '@stratomate/ui/field'
import { Skeleton } from '@stratomate/ui/skeleton'
import { TextInput } from '@stratomate/ui/text-input'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useNavigate } from 'react-router'
import { getPasskey, useHasPasskeys } from '#web/shared/session/browser-passkeys.ts'
import { callApi } from '#web/shared/api/call-api.ts'
import { CallFailure } from '#web/shared/api/call-failure.tsx'
import { checkCode, digitsOf, onlyErrors } from '#web/shared/forms/check-field.ts'
import { CopyButton } from '@stratomate/ui/forms/copy-button'
import { FormSummary } from '#web/shared/forms/form-summary.tsx'
import { queryKeys } from '#web/shared/api/query-keys.ts'
import { useReturnTo } from '#web/shared/session/return-address.ts'
import { useForm } from '#web/shared/forms/use-form.ts'
import { FactorLink } from './factor-link.tsx'
import { LoadFailure } from '#web/features/accounts/settings/load-failure.tsx'

/** For administrators and moderators: whether this session is confirmed, and the ways to confirm it. */
export function SecondFactor() {
  const queryClient = useQueryClient()
  const state = useQuery({ queryKey: queryKeys.secondFactor, queryFn: () => callApi('readSecondFactor', {}) })
  const refresh = () => void queryClient.invalidateQueries({ queryKey: queryKeys.secondFactor })
  const navigate = useNavigate()
  const returnTo = useReturnTo()
  const goOn = async () => {
    await queryClient.invalidateQueries({ queryKey: queryKeys.secondFactor })
    if (returnTo !== null) await navigate(returnTo)
  }
  const begin = useMutation({ mutationFn: () => callApi('beginAuthenticator', {}) })
  const remove = useMutation({ mutationFn: () => callApi('removeAuthenticator', {}), onSettled: refresh })
  if (state.isPending) return <Skeleton className="h-24" />
  if (state.isError) {
    return <LoadFailure what="the second factor" error={state.error} onRetry={() => void state.refetch()} />
  }
  const { demanded, proved, authenticator, enrolment } = state.data
  const failure = begin.error ?? remove.error
  return (
    <div className="grid justify-items-start gap-5">
      {demanded ? <SessionMark isProved={proved} /> : null}
      {failure === null ? null : <CallFailure error={failure} />}
      {enrolment === 'by-link' ? (
        <FactorLink onAllowed={refresh} />
      ) : (
        <ConfirmByPasskey onConfirmed={() => void goOn()} />
      )}
      {authenticator === 'on' ? (
        <>
          <CodeForm label="Confirm with the code" onProved={() => void goOn()} />
          <Button variant="danger" size="sm" isBusy={remove.isPending} onClick={() => remove.mutate()}>
            Remove the authenticator app
          </Button>
        </>
      ) : null}
      {enrolment === 'open' && authenticator === 'none' && begin.data === undefined ? (
        <Button isBusy={begin.isPending} onClick={() => begin.mutate()}>
          Set up an authenticator app
        </Button>
      ) : null}
      {authenticator === 'none' && begin.data !== undefined ? (
        <NewAuthenticator secret={begin.data.secret} uri={begin.data.uri} onProved={() => void goOn()} />
      ) : null}
    </div>
  )
}

function SessionMark({ isProved }: { isProved: boolean }) {
  return isProved ? (
    <Badge tone="active" icon={<CircleCheck size={14} aria-hidden="true" />}>
      This session is confirmed
    </Badge>
  ) : (
    <Badge tone="pending" icon={<TriangleAlert size={14} aria-hidden="true" />}>
      This session is not confirmed
    </Badge>
  )
}

/** The passkey signs in again: the session before it ends, and the new one is confirmed. */
function ConfirmByPasskey({ onConfirmed }: { onConfirmed: () => void }) {
  const isAble = useHasPasskeys()
  const queryClient = useQueryClient()
  const confirm = useMutation({
    mutationFn: async () => {
      const { options } = await callApi('beginPasskeySignIn', {})
      const response = await getPasskey(options)
      if (response === null) return
      queryClient.setQueryData(queryKeys.user, await callApi('signInWithPasskey', { body: { response } }))
      await queryClient.invalidateQueries({ queryKey: queryKeys.sessions })
      onConfirmed()
    },
  })
  if (!isAble) return null
  return (
    <>
      <Button isBusy={confirm.isPending} onClick={() => confirm.mutate()}>
        Confirm with a passkey
      </Button>
      {confirm.isError ? <CallFailure error={confirm.error} /> : null}
    </>
  )
}

function NewAuthenticator({ secret, uri, onProved }: { secret: string; uri: string; onProved: () => void }) {
  return (
    <div className="grid max-w-form gap-4 rounded-lg border border-line p-4">
      <p className="text-sm">
        Type this key into your authenticator app, or{' '}
        <a href={uri} className="underline underline-offset-3 hover:text-accent-text">
          open the app
        </a>{' '}
        on this device. It is not shown again.
      </p>
      <p className="font-mono break-all select-all">{secret}</p>
      <CopyButton text={secret} label="Copy the key" />
      <CodeForm label="Switch it on" onProved={onProved} />
    </div>
  )
}

function CodeForm({ label, onProved }: { label: string; onProved: () => void }) {
  const form = useForm({
    fields: ['code'],
    validate: ({ code }) => onlyErrors({ code: checkCode(code) }),
    submit: async ({ code }) => {
      await callApi('proveAuthenticator', { body: { code: digitsOf(code) } })
      onProved()
    },
  })
  return (
    <form noValidate method="post" className="grid w-full max-w-form gap-4" onSubmit={form.onSubmit}>
      <FormSummary form={form} labels={{ code: 'Code of the app' }} />
      <Field id="code" label="Code of the app" error={form.errors.code}>
        {(control) => (
          <TextInput {...control} name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={12} />
        )}
      </Field>
      <div>
        <Button type="submit" isBusy={form.isSending}>
          {label}
        </Button>
      </div>
    </form>
  )
}
