import type { ProofCheckView } from '@stratomate/contracts/proof-checks/schemas'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '#web/shared/api/call-api.ts'
import { queryKeys } from '#web/shared/api/query-keys.ts'

/** How soon a waiting proof is asked for again. */
const lookEveryMs = 1_500

/** The signed-in person's proofs, newest first; asked for again while one is waiting to run. */
export function useProofChecks({ isSignedIn }: { isSignedIn: boolean }) {
  return useQuery({
    queryKey: queryKeys.proofChecks,
    queryFn: async () => (await callApi('listProofChecks', {})).items,
    enabled: isSignedIn,
    refetchInterval: ({ state: { data } }) => (data?.some(isWaiting) === true ? lookEveryMs : false),
  })
}

function isWaiting({ state }: ProofCheckView): boolean {
  return state === 'waiting'
}
