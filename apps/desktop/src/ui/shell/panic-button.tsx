import { OctagonX } from 'lucide-react'
import { Button } from '@stratomate/ui/button'
import { useAct } from '../connection/use-app.ts'
import { t } from '../language/t.ts'

/** Stops at once, without a question: stopping never costs anything. */
export function PanicButton() {
  const act = useAct()
  return (
    <Button
      size="sm"
      variant="danger"
      className="mb-1"
      icon={<OctagonX size={16} aria-hidden="true" />}
      aria-keyshortcuts="Control+Shift+S"
      title={t('Ctrl+Shift+S, or Escape twice')}
      onClick={() => void act({ kind: 'panic_stop' })}
    >
      {t('Panic stop')}
    </Button>
  )
}
