import type { Preferences, PreferencesInput } from '@stratomate/contracts/accounts/preferences'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { callApi } from '#web/shared/api/call-api.ts'
import { queryKeys } from '#web/shared/api/query-keys.ts'
import { adoptLanguage } from '#web/shared/language/wanted-language.ts'
import { showPreferences } from '#web/shared/session/reader-preferences.ts'

const key = queryKeys.preferences

/** Loads the signed-in person's preferences and applies them to the pages. */
export function usePreferences({ isWanted }: { isWanted: boolean }) {
  const preferences = useQuery({
    queryKey: key,
    queryFn: () => callApi('readPreferences', {}),
    enabled: isWanted,
  })
  const kept = preferences.data
  useEffect(() => {
    if (kept === undefined) return
    showPreferences(kept)
    adoptLanguage(kept.language)
  }, [kept])
  return preferences
}

/** A change is on screen at once, and jumps back when it could not be stored. */
export function useChangePreferences() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: PreferencesInput) => callApi('changePreferences', { body }),
    onMutate: (body) => {
      const before = queryClient.getQueryData<Preferences>(key)
      const named = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
      if (before !== undefined) queryClient.setQueryData<Preferences>(key, { ...before, ...named })
      return before
    },
    onError: (_error, _body, before) => queryClient.setQueryData(key, before),
    onSuccess: (preferences) => queryClient.setQueryData(key, preferences),
  })
}
