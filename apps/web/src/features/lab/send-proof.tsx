import { proofCheckRefusals } from '@stratomate/contracts/proof-checks/values'
import type { ProofCheckView } from '@stratomate/contracts/proof-checks/schemas'
import type { LabPlace } from '@stratomate/lab-ui/lab-place'
import { Button } from '@stratomate/ui/button'
import { ServerCog } from 'lucide-react'
import type { ComponentProps } from 'react'
import { describeError } from '#web/shared/api/api-error.ts'
import { Queries } from '#web/shared/api/queries.tsx'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { leaveForSignIn } from '#web/shared/session/return-address.ts'
import { useSession } from '#web/shared/session/use-session.ts'
import { callApi } from '#web/shared/api/call-api.ts'
import { queryKeys } from '#web/shared/api/query-keys.ts'
import { useProofChecks } from '#web/shared/proof-checks/use-proof-checks.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'

type SendProofProps = ComponentProps<NonNullable<LabPlace['SendProof']>>

/** Lets the server run a proof again, and says what came of it. It brings the cache of queries, which the lab has none of. */
export function SendProof({ make }: SendProofProps) {
  return (
    <Queries>
      <ProofSender make={make} />
    </Queries>
  )
}

function ProofSender({ make }: SendProofProps) {
  const isSignedIn = useSession().kind === 'member'
  const sending = useSendProof()
  const checks = useProofChecks({ isSignedIn: isSignedIn && sending.isSuccess })
  const sent = sending.data
  const known = checks.data?.find(({ id }) => id === sent?.id) ?? sent
  const isBusy = sending.isPending || known?.state === 'waiting'
  return (
    <div className="mt-5 border-t border-line pt-5">
      <p className="mb-4 max-w-prose text-sm text-text-2">
        The server runs the rule again on these candles and compares every trade. A proof that it has reproduced can go
        into a <TextLink to="/community">post</TextLink> with these settings. The candles are deleted afterwards.
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          icon={<ServerCog size={16} aria-hidden="true" />}
          isBusy={isBusy}
          onClick={() => (isSignedIn ? sending.mutate(make) : leaveForSignIn())}
        >
          {isSignedIn ? 'Send the proof for a check' : 'Log in to send the proof'}
        </Button>
        <output className="max-w-prose text-sm text-text-2">
          {sending.isError ? describeError(sending.error, waitText) : known === undefined ? null : outcomeText(known)}
        </output>
      </div>
    </div>
  )
}

/** Makes a proof and sends it; it is the first of the list from then on. */
function useSendProof() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (make: SendProofProps['make']) => {
      return callApi('sendProof', { body: await make() })
    },
    onSuccess: (sent) => {
      queryClient.setQueryData<ProofCheckView[]>(queryKeys.proofChecks, (known = []) => {
        return [sent, ...known.filter(({ id }) => id !== sent.id)]
      })
    },
  })
}

const waitText = (wait: string) => `You have sent as many proofs as one account may. You can send the next in ${wait}.`

/** What came of a proof, in a sentence or two. */
function outcomeText({ state, refusal }: Pick<ProofCheckView, 'state' | 'refusal'>): string {
  switch (state) {
    case 'waiting':
      return 'Sent. The server is running it …'
    case 'reproduced':
      return 'Reproduced: the server got the same trades.'
    case 'signed':
      return 'Signed, not run again: these candles are more than the server takes.'
    case 'refused':
      return `Refused. ${refusal === null ? '' : proofCheckRefusals[refusal]}`
    default:
      return state satisfies never
  }
}
