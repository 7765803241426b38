import type { WindowChange } from '@stratomate/contracts/desktop-window/imports'
import { Button } from '@stratomate/ui/button'
import { Undo2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useAct } from '../connection/use-app.ts'
import { t } from '../language/t.ts'

/** Undoes an import; shows nothing where that is impossible. The focus moves from the removed button to the outcome. */
export function ImportUndo({ change: { id, canUndo } }: { change: WindowChange }) {
  const act = useAct()
  const [isUndone, setIsUndone] = useState(false)
  const note = useRef<HTMLParagraphElement>(null)
  const showsNote = isUndone && !canUndo
  useEffect(() => {
    if (showsNote) note.current?.focus()
  }, [showsNote])
  if (showsNote) {
    return (
      <p ref={note} tabIndex={-1} className="text-sm text-text-2">
        {t('The chart is as it was before the import.')}
      </p>
    )
  }
  if (!canUndo) return null
  const undo = async () => {
    const reply = await act({ kind: 'undo_import', id })
    setIsUndone(reply.ok)
  }
  return (
    <div>
      <Button size="sm" icon={<Undo2 size={15} aria-hidden="true" />} onClick={() => void undo()}>
        {t('Undo this import')}
      </Button>
    </div>
  )
}
