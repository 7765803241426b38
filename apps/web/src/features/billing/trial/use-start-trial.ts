import type { Tier } from '@stratomate/contracts/billing/schemas'
import { useToast } from '@stratomate/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { describeError } from '#web/shared/api/api-error.ts'
import { callApi } from '#web/shared/api/call-api.ts'
import { queryKeys } from '#web/shared/api/query-keys.ts'
import { t } from '#web/shared/language/t.ts'

/** Starts the free trial; the dashboard then shows it without asking again. */
export function useStartTrial() {
  const queryClient = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: (tier: Tier) => callApi('startTrial', { body: { tier } }),
    onSuccess: async ({ subscription }) => {
      queryClient.setQueryData(queryKeys.subscription, subscription)
      await queryClient.invalidateQueries({ queryKey: queryKeys.quota })
      await queryClient.invalidateQueries({ queryKey: queryKeys.trial })
      toast({ title: t('Your free trial has started') })
    },
    onError: (error) => toast({ title: t('Error'), description: describeError(error), variant: 'destructive' }),
  })
}
