import { Button } from '@stratomate/ui/button'
import { useToast } from '@stratomate/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { queryKeys } from '#web/shared/api/query-keys.ts'
import { AdminFailure } from './load-problem.tsx'

type ActionButtonProps = {
  label: string
  name: string
  done: string
  /** What it was done to, below the words that it is done. */
  about?: string
  work: () => Promise<unknown>
  /** What else it changes beside the console. */
  changes?: readonly string[]
}

/** One action in a row of a table; an error stays under the button. */
export function ActionButton(props: ActionButtonProps) {
  const { label, name, done, about, work, changes } = props
  const toast = useToast()
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const act = async () => {
    setBusy(true)
    setFailure(null)
    try {
      await work()
      toast({ title: done, ...(about === undefined ? {} : { description: about }) })
      await queryClient.invalidateQueries({ queryKey: queryKeys.admin })
      if (changes !== undefined) await queryClient.invalidateQueries({ queryKey: changes })
    } catch (error) {
      setFailure(error)
    }
    setBusy(false)
  }
  return (
    <div className="grid justify-items-end gap-1.5">
      <Button size="sm" aria-label={name} isBusy={isBusy} onClick={() => void act()}>
        {label}
      </Button>
      {failure === null ? null : <AdminFailure error={failure} />}
    </div>
  )
}
