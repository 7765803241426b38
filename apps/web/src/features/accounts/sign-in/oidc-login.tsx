import { errorCatalogue } from '@stratomate/contracts/errors'
import { oidcProblems } from '@stratomate/contracts/accounts/oidc-problems'
import { Banner } from '@stratomate/ui/banner'
import { Button } from '@stratomate/ui/button'
import { useMutation, useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { CallFailure } from '#web/shared/api/call-failure.tsx'
import { callApi } from '#web/shared/api/call-api.ts'
import { queryKeys } from '#web/shared/api/query-keys.ts'
import { useReturnAddress } from '#web/shared/session/return-address.ts'
import { usePageQuery } from '#web/shared/hooks/use-address-filter.ts'
import { t, translated } from '#web/shared/language/t.ts'

/** A button that leads to the identity provider of the settings; nothing without one. */
export function OidcLogin() {
  const returnTo = useReturnAddress()
  const problem = useOidcProblem()
  const options = useQuery({ queryKey: queryKeys.signInOptions, queryFn: () => callApi('readSignInOptions', {}) })
  const leave = useMutation({
    mutationFn: async () => {
      const { url } = await callApi('beginOidcSignIn', { body: { returnTo } })
      window.location.assign(url)
    },
  })
  const provider = options.data?.oidc ?? null
  if (provider === null && problem === null) return null
  return (
    <div className="mt-5 grid gap-3 border-t border-line pt-5">
      {problem === null || leave.isError ? null : <ProblemBanner message={problem} />}
      {provider === null ? null : (
        <Button
          icon={<KeyRound size={18} aria-hidden="true" />}
          isBusy={leave.isPending}
          onClick={() => leave.mutate()}
        >
          {t('Continue with {provider}', { provider: provider.name })}
        </Button>
      )}
      {leave.isError ? <CallFailure error={leave.error} /> : null}
    </div>
  )
}

/** Beside the button that it is about, and scrolled to, because it may be outside of the screen. */
function ProblemBanner({ message }: { message: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <div ref={place}>
      <Banner tone="error">{message}</Banner>
    </div>
  )
}

/** Why the sign-in with the provider failed, in words; a link can only bring these. */
function useOidcProblem(): string | null {
  const code = usePageQuery().get('problem')
  const problem = oidcProblems.find((known) => known === code)
  return problem === undefined ? null : translated(errorCatalogue[problem].message)
}
