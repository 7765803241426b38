import { proofCheckRefusals } from '@stratomate/contracts/proof-checks/values'
import type { ProofCheckView } from '@stratomate/contracts/proof-checks/schemas'
import type { LabPlace } from '@stratomate/lab-ui/lab-place'
import { type Speech, useSpeech } from '@stratomate/lab-ui/language/speech'
import { Button } from '@stratomate/ui/button'
import { ServerCog } from 'lucide-react'
import type { ComponentProps } from 'react'
import { describeError } from '#web/shared/api/api-error.ts'
import { Queries } from '#web/shared/api/queries.tsx'
import { t, TextWithMarks } from '#web/shared/language/t.ts'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { leaveForSignIn } from '#web/shared/session/return-address.ts'
import { useSession } from '#web/shared/session/use-session.ts'
import { callApi } from '#web/shared/api/call-api.ts'
import { queryKeys } from '#web/shared/api/query-keys.ts'
import { useProofChecks } from '#web/shared/proof-checks/use-proof-checks.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'

type SendProofProps = ComponentProps<NonNullable<LabPlace['SendProof']>>

/**
 * Lets the server run a proof again, and shows the result. It brings its own cache of queries, because the lab has
 * none.
 */
export function SendProof({ make }: SendProofProps) {
  return (
    <Queries>
      <ProofSender make={make} />
    </Queries>
  )
}

function ProofSender({ make }: SendProofProps) {
  const words = useSpeech()
  const isSignedIn = useSession().kind !== 'anonymous'
  const sending = useSendProof()
  const checks = useProofChecks({ isSignedIn: isSignedIn && sending.isSuccess })
  const sent = sending.data
  const known = checks.data?.find(({ id }) => id === sent?.id) ?? sent
  const isBusy = sending.isPending || known?.state === 'waiting'
  return (
    <div className="mt-5 border-t border-line pt-5">
      <p className="mb-4 max-w-prose text-sm text-text-2">
        <TextWithMarks
          text="The server runs the rule again on these candles and compares every trade. A proof that it has reproduced can go into a <post>post</post> with these settings. The candles are deleted afterwards."
          marks={{ post: (words) => <TextLink to="/community">{words}</TextLink> }}
        />
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          icon={<ServerCog size={16} aria-hidden="true" />}
          isBusy={isBusy}
          onClick={() => (isSignedIn ? sending.mutate(make) : leaveForSignIn())}
        >
          {isSignedIn ? t('Send the proof for a check') : t('Log in to send the proof')}
        </Button>
        <output className="max-w-prose text-sm text-text-2">
          {sending.isError
            ? describeError(sending.error, waitText)
            : known === undefined
              ? null
              : outcomeText(known, words)}
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

const waitText = (wait: string) =>
  t('You have sent as many proofs as one account may. You can send the next in {wait}.', { wait })

/** The result of a proof, in a sentence or two. */
function outcomeText({ state, refusal }: Pick<ProofCheckView, 'state' | 'refusal'>, { sentence }: Speech): string {
  switch (state) {
    case 'waiting':
      return t('Sent. The server is running it …')
    case 'reproduced':
      return t('Reproduced: the server got the same trades.')
    case 'signed':
      return t('Signed, not run again: these candles are more than the server takes.')
    case 'refused':
      return refusal === null ? t('Refused.') : `${t('Refused.')} ${sentence(proofCheckRefusals[refusal])}`
    default:
      return state satisfies never
  }
}
