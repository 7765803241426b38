import { brand } from '@stratomate/brand'
import { Button } from '@stratomate/ui/button'
import { Dialog } from '@stratomate/ui/dialog'

type LiveFavoriteDialogProps = { name: string; isOpen: boolean; onClose: () => void; onConfirm: () => void }

/** Asks before a chart is traded with real money. */
export function LiveFavoriteDialog({ name, isOpen, onClose, onConfirm }: LiveFavoriteDialogProps) {
  return (
    <Dialog isOpen={isOpen} title={`Trade ${name} with real money?`} onClose={onClose}>
      <p className="mt-3 text-text-2">
        The computer of this chart trades on a Live account. As a favorite, the chart places orders with real money from
        its next signal on, by the amounts and limits that are set in {brand.desktopName}.
      </p>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" onClick={onConfirm}>
          Trade this chart
        </Button>
      </div>
    </Dialog>
  )
}
