import { Button } from '@stratomate/ui/button'
import { useMutation } from '@tanstack/react-query'
import { Fingerprint } from 'lucide-react'
import { getPasskey, useHasPasskeys } from '#web/shared/session/browser-passkeys.ts'
import { CallFailure } from '#web/shared/api/call-failure.tsx'
import { callApi } from '#web/shared/api/call-api.ts'
import { t } from '#web/shared/language/t.ts'
import { useArrive } from './use-arrive.ts'

/** One press instead of email and password, where the browser supports it. */
export function PasskeyLogin() {
  const isAble = useHasPasskeys()
  const arrive = useArrive('/dashboard')
  const login = useMutation({
    mutationFn: async () => {
      const { options } = await callApi('beginPasskeySignIn', {})
      const response = await getPasskey(options)
      if (response === null) return
      await arrive(await callApi('signInWithPasskey', { body: { response } }))
    },
  })
  if (!isAble) return null
  return (
    <div className="mt-5 grid gap-3 border-t border-line pt-5">
      <Button
        icon={<Fingerprint size={18} aria-hidden="true" />}
        isBusy={login.isPending}
        onClick={() => login.mutate()}
      >
        {t('Log in with a passkey')}
      </Button>
      {login.isError ? <CallFailure error={login.error} /> : null}
    </div>
  )
}
