import type { FilterInput } from '@stratomate/contracts/statistics/schemas'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '#web/shared/api/call-api.ts'
import { queryKeys } from '#web/shared/api/query-keys.ts'
import type { StatisticsChoice } from './statistics-address.ts'

/** The counted trades of a choice; fetched again after each trade that ends. The last answer stays while the next comes. */
export function useStatistics({ period, device, account }: Omit<StatisticsChoice, 'by'>) {
  return useQuery({
    queryKey: [...queryKeys.statistics, period, device, account],
    queryFn: () => callApi('readStatistics', { query: { period, ...(device === null ? {} : { device }), ...account } }),
    placeholderData: keepPreviousData,
  })
}

/** Asks what a filter would have left; it is counted as tried. */
export function useFilterTrial() {
  return useMutation({ mutationFn: (body: FilterInput) => callApi('tryFilter', { body }) })
}
