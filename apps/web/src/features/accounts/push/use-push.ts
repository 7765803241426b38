import type { PushBrowser } from '@stratomate/contracts/push/schemas'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#web/shared/api/call-api.ts'
import { queryKeys } from '#web/shared/api/query-keys.ts'
import { ownEndpoint, pushSupport, subscribe, unsubscribe } from './browser-push.ts'

const ownKey = [...queryKeys.push, 'own']

/** The browsers of a person, which of them this one is, and how to add and remove it. */
export function usePush() {
  const queryClient = useQueryClient()
  const settings = useQuery({ queryKey: queryKeys.push, queryFn: () => callApi('readPush', {}) })
  const own = useQuery({ queryKey: ownKey, queryFn: ownEndpoint })
  const add = useMutation({
    mutationFn: async (publicKey: string) => {
      const body = await subscribe(publicKey)
      if (body === null) return 'refused'
      queryClient.setQueryData(queryKeys.push, await callApi('addPush', { body }))
      return 'added'
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ownKey }),
  })
  const remove = useMutation({
    mutationFn: async ({ id, endpoint }: PushBrowser) => {
      queryClient.setQueryData(queryKeys.push, await callApi('removePush', { params: { id } }))
      if (endpoint === own.data) await unsubscribe()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ownKey }),
  })
  return { settings, own, support: pushSupport(), add, remove }
}
