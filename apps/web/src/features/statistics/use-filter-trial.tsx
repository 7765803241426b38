import type { FilterInput } from '@stratomate/contracts/statistics/schemas'
import type { FilterTrial } from '@stratomate/lab-ui/statistics/filter-panel'
import { useMutation } from '@tanstack/react-query'
import { callApi } from '#web/shared/api/call-api.ts'
import { CallFailure } from '#web/shared/api/call-failure.tsx'

/** Asks what would have been left with a filter; each question is counted as a try. */
export function useFilterTrial(): FilterTrial {
  const { variables, data, isPending, error, mutate } = useMutation({
    mutationFn: (body: FilterInput) => callApi('tryFilter', { body }),
  })
  return {
    asked: variables,
    answer: data,
    isPending,
    failure: error === null ? null : <CallFailure error={error} />,
    start: mutate,
  }
}
