import type { StopInput } from '@stratomate/contracts/proofs/schemas'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#web/shared/api/call-api.ts'
import { queryKeys } from '#web/shared/api/query-keys.ts'
import type { StatisticsChoice } from '@stratomate/lab-ui/statistics/statistics-head'

/**
 * The statistics of the chosen trades, loaded again after each trade that settles. The last answer stays while the next
 * one loads.
 */
export function useStatistics({ period, device, account }: Omit<StatisticsChoice, 'by'>) {
  return useQuery({
    queryKey: [...queryKeys.statistics, period, device, account],
    queryFn: () => callApi('readStatistics', { query: { period, ...(device === null ? {} : { device }), ...account } }),
    placeholderData: keepPreviousData,
  })
}

/** The proof of each chart. */
export function useProofs() {
  return useQuery({ queryKey: queryKeys.proofs, queryFn: async () => (await callApi('listProofs', {})).items })
}

/** Chooses whether a chart stops when its proof fails. */
export function useProofStop() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: StopInput) => callApi('setProofStop', { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.proofs }),
  })
}
