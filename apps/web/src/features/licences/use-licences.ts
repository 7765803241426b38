import type { LicenceView } from '@stratomate/contracts/licences/schemas'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#web/shared/api/call-api.ts'
import { queryKeys } from '#web/shared/api/query-keys.ts'

export function useLicences() {
  return useQuery({ queryKey: queryKeys.licences, queryFn: async () => (await callApi('listLicences', {})).items })
}

/** Makes the key of a licence in the place of the present one; the answer holds it whole, this once. */
export function useMakeKey() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, key }: LicenceView) =>
      callApi('makeLicenceKey', { params: { id }, body: { present: key?.id ?? null } }),
    onSuccess: ({ licence }) => {
      queryClient.setQueryData<LicenceView[]>(queryKeys.licences, (known) =>
        known?.map((each) => (each.id === licence.id ? licence : each)),
      )
      // Computers of the key before may be gone.
      void queryClient.invalidateQueries({ queryKey: queryKeys.devices })
    },
    // Another tab may have been first: its key is the present one.
    onError: () => queryClient.invalidateQueries({ queryKey: queryKeys.licences }),
  })
}
