import type { UploadedAddon } from '@stratomate/contracts/files/schemas'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '#web/shared/api/call-api.ts'
import { queryKeys } from '#web/shared/api/query-keys.ts'

export const uploadedAddonsKey = [...queryKeys.admin, 'addons'] as const

/** Add-ons that were uploaded under a new name, described or not; none until they are known. */
export function useUploadedAddons(): readonly UploadedAddon[] {
  const query = useQuery({ queryKey: uploadedAddonsKey, queryFn: () => callApi('listUploadedAddons', {}) })
  return query.data?.items ?? []
}
