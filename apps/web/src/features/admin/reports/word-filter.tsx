import { communityLimits } from '@stratomate/contracts/community/values'
import { Banner } from '@stratomate/ui/banner'
import { Button } from '@stratomate/ui/button'
import { Field } from '@stratomate/ui/field'
import { controlLook } from '@stratomate/ui/text-input'
import { Skeleton } from '@stratomate/ui/skeleton'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { describeError } from '#web/shared/api/api-error.ts'
import { callApi } from '#web/shared/api/call-api.ts'
import { Outcome } from '#web/shared/forms/outcome.tsx'
import { queryKeys } from '#web/shared/api/query-keys.ts'
import { LoadProblem } from '#web/features/admin/load-problem.tsx'

const key = [...queryKeys.admin, 'held-words'] as const

/** The words that hold a text back for a moderator. */
export function WordFilter() {
  const words = useQuery({ queryKey: key, queryFn: async () => (await callApi('readWordFilter', {})).words })
  return (
    <section aria-labelledby="held-words" className="mt-10 grid gap-4 border-t border-line pt-8">
      <div>
        <h2 id="held-words" className="text-lg">
          Words that wait
        </h2>
        <p className="mt-2 max-w-measure text-sm text-text-2">
          A post or reply with one of these is shown to its author alone and listed above until one of you has looked.
          Whole words and phrases count, however they are written: case, accents and look-alike letters make no
          difference.
        </p>
      </div>
      {words.isError ? (
        <LoadProblem what="the words" error={words.error} onRetry={() => void words.refetch()} />
      ) : words.data === undefined ? (
        <Skeleton className="h-48" />
      ) : (
        <WordsForm key={words.dataUpdatedAt} words={words.data} />
      )}
    </section>
  )
}

function WordsForm({ words }: { words: readonly string[] }) {
  const queryClient = useQueryClient()
  const [text, setText] = useState(words.join('\n'))
  const lines = text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]))
  const tooMany = lines.length > communityLimits.wordFilter
  const tooLong = lines.find((line) => line.length > communityLimits.heldWord)
  const save = useMutation({
    mutationFn: () => callApi('changeWordFilter', { body: { words: lines } }),
    onSuccess: (kept) => queryClient.setQueryData(key, kept.words),
  })
  const error = tooMany
    ? `${communityLimits.wordFilter} words at most.`
    : tooLong === undefined
      ? undefined
      : `A word has ${communityLimits.heldWord} characters at most: ${tooLong.slice(0, 20)}…`
  return (
    <form
      className="grid max-w-measure gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (error === undefined && !save.isPending) save.mutate()
      }}
    >
      {save.isError ? <Banner tone="error">{describeError(save.error)}</Banner> : null}
      <Field id="held-words-list" label="One word or phrase a line" error={error}>
        {(control) => (
          <textarea
            {...control}
            rows={8}
            value={text}
            spellCheck={false}
            className={clsx(controlLook, 'resize-y py-2.5')}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        )}
      </Field>
      <div className="flex items-center gap-4">
        <Button type="submit" isBusy={save.isPending}>
          Save words
        </Button>
        {save.isSuccess ? <Outcome className="text-sm font-medium text-st-active">Saved.</Outcome> : null}
      </div>
    </form>
  )
}
