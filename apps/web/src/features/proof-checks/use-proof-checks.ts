import type { ProofCheckView } from '@stratomate/contracts/proof-checks/schemas'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#web/shared/api/call-api.ts'
import { queryKeys } from '#web/shared/api/query-keys.ts'
import type { SentProof } from '@stratomate/lab-ui/lab-place'
import { packedText } from './packed-text.ts'

/** How soon a proof that waits is looked for again. */
const lookEveryMs = 1_500

/** The signed-in person's proofs, newest first; asked again while one waits to be run. */
export function useProofChecks({ isSignedIn }: { isSignedIn: boolean }) {
  return useQuery({
    queryKey: queryKeys.proofChecks,
    queryFn: async () => (await callApi('listProofChecks', {})).items,
    enabled: isSignedIn,
    refetchInterval: ({ state: { data } }) => (data?.some(isWaiting) === true ? lookEveryMs : false),
  })
}

/** Makes a proof and sends it; it is the first of the list from then on. */
export function useSendProof() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (make: () => Promise<SentProof>) => {
      const { text, packed } = await make()
      const candles = packed === null ? null : await packedText(packed)
      return callApi('sendProof', { body: { proof: text, candles } })
    },
    onSuccess: (sent) => {
      queryClient.setQueryData<ProofCheckView[]>(queryKeys.proofChecks, (known = []) => {
        return [sent, ...known.filter(({ id }) => id !== sent.id)]
      })
    },
  })
}

function isWaiting({ state }: ProofCheckView): boolean {
  return state === 'waiting'
}
