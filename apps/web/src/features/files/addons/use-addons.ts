import type { AddonView } from '@stratomate/contracts/files/schemas'
import { addons } from '@stratomate/domain/files/addons'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '#web/shared/api/call-api.ts'
import { queryKeys } from '#web/shared/api/query-keys.ts'

/** The add-ons: as they were when the page was built, then as the server knows them, with sizes. */
export function useAddons(): { addons: readonly AddonView[]; isKnown: boolean } {
  const query = useQuery({
    queryKey: [...queryKeys.files, 'addons'],
    queryFn: () => callApi('listAddons', {}),
  })
  return { addons: query.data?.items ?? builtAddons, isKnown: query.data !== undefined }
}

const builtAddons: readonly AddonView[] = addons.map((addon) => ({ ...addon, fileSize: null, sha256: null }))
