import type { LicenceView } from '@stratomate/contracts/licences/schemas'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#web/shared/api/call-api.ts'
import { queryKeys } from '#web/shared/api/query-keys.ts'

export function useLicences() {
  return useQuery({ queryKey: queryKeys.licences, queryFn: async () => (await callApi('listLicences', {})).items })
}

/** Makes a new key of a licence in place of the present one; only this answer contains it in full. */
export function useMakeKey() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, key }: LicenceView) =>
      callApi('makeLicenceKey', { params: { id }, body: { present: key?.id ?? null } }),
    onSuccess: ({ licence }) => {
      queryClient.setQueryData<LicenceView[]>(queryKeys.licences, (known) =>
        known?.map((each) => (each.id === licence.id ? licence : each)),
      )
      // Computers of the former key may be gone.
      void queryClient.invalidateQueries({ queryKey: queryKeys.devices })
    },
    // Another tab may have been first: then its key is the present one.
    onError: () => queryClient.invalidateQueries({ queryKey: queryKeys.licences }),
  })
}
