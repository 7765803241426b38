import type { NotificationSettings, NotificationSettingsInput } from '@stratomate/contracts/notifications/schemas'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#web/shared/api/call-api.ts'
import { queryKeys } from '#web/shared/api/query-keys.ts'

const key = queryKeys.notificationSettings

export function useNotificationSettings({ isWanted = true }: { isWanted?: boolean } = {}) {
  return useQuery({ queryKey: key, queryFn: () => callApi('readNotificationSettings', {}), enabled: isWanted })
}

/** Changes show at once and jump back when they could not be stored. */
export function useChangeSettings() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: NotificationSettingsInput) => callApi('changeNotificationSettings', { body }),
    onMutate: ({ digest, telegramKinds }) => {
      const before = queryClient.getQueryData<NotificationSettings>(key)
      if (before === undefined) return before
      const telegram =
        before.telegram === null ? null : { ...before.telegram, kinds: telegramKinds ?? before.telegram.kinds }
      queryClient.setQueryData<NotificationSettings>(key, { digest: digest ?? before.digest, telegram })
      return before
    },
    onError: (_error, _body, before) => queryClient.setQueryData(key, before),
    onSuccess: (settings) => queryClient.setQueryData(key, settings),
  })
}

export function useUnlinkTelegram() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => callApi('unlinkTelegram', {}),
    onSuccess: (settings) => queryClient.setQueryData(key, settings),
  })
}
