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
  /** Whether it is only there for a rare case, and should not stand out. */
  isQuiet?: boolean
  work: () => Promise<unknown>
}

/** One action in a row of a table; an error stays under the button. */
export function ActionButton({ label, name, done, isQuiet = false, work }: ActionButtonProps) {
  const toast = useToast()
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const act = async () => {
    setBusy(true)
    setFailure(null)
    try {
      await work()
      toast({ title: done })
      await queryClient.invalidateQueries({ queryKey: queryKeys.admin })
    } catch (error) {
      setFailure(error)
    }
    setBusy(false)
  }
  return (
    <div className="grid justify-items-end gap-1.5">
      <Button
        size="sm"
        variant={isQuiet ? 'quiet' : 'secondary'}
        className={isQuiet ? '-mr-3.5' : undefined}
        aria-label={name}
        isBusy={isBusy}
        onClick={() => void act()}
      >
        {label}
      </Button>
      {failure === null ? null : <AdminFailure error={failure} />}
    </div>
  )
}
