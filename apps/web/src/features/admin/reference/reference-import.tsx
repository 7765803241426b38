import { referenceLimits } from '@stratomate/contracts/reference/values'
import { ImportCandles } from '@stratomate/lab-ui/import/import-candles'
import { Field } from '@stratomate/ui/field'
import { TextInput } from '@stratomate/ui/text-input'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '#web/shared/api/call-api.ts'
import { queryKeys } from '#web/shared/api/query-keys.ts'
import { AdminFailure } from '../load-problem.tsx'

/** Where the candles come from, and their file. */
export function ReferenceImport() {
  const queryClient = useQueryClient()
  const [source, setSource] = useState('')
  const named = source.trim()
  return (
    <div className="grid grid-cols-1 items-start gap-x-6 gap-y-5 lg:grid-cols-3">
      <Field label="Source" hint="Everybody who reads a badge sees it, such as the name of the broker.">
        {(control) => (
          <TextInput
            {...control}
            value={source}
            maxLength={referenceLimits.source}
            autoComplete="off"
            onChange={({ currentTarget }) => setSource(currentTarget.value)}
          />
        )}
      </Field>
      <div className="min-w-0 lg:col-span-2">
        <ImportCandles
          send={(piece) => callApi('addReferenceCandles', { body: { source: named, ...piece } })}
          missing={named === '' ? 'Say where the candles come from first.' : null}
          failureOf={(error) => <AdminFailure error={error} />}
          onDone={() => void queryClient.invalidateQueries({ queryKey: queryKeys.admin })}
        />
      </div>
    </div>
  )
}
