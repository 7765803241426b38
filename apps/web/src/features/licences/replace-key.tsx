import type { LicenceView } from '@stratomate/contracts/licences/schemas'
import { Button } from '@stratomate/ui/button'
import { Dialog } from '@stratomate/ui/dialog'

type ReplaceKeyProps = {
  licence: LicenceView | null
  onClose: () => void
  onReplace: (licence: LicenceView) => void
}

/** Asks before a key, and the computers that it has connected, stop. */
export function ReplaceKey({ licence, onClose, onReplace }: ReplaceKeyProps) {
  const names = licence?.computers.map(({ name }) => name) ?? []
  return (
    <Dialog isOpen={licence !== null} title="Replace the license key?" onClose={onClose}>
      <p className="mt-4 text-text-2">
        The key ending in <span className="font-mono">{licence?.key?.ending}</span> stops working at once.
      </p>
      {names.length === 0 ? null : (
        <p className="mt-3 text-text-2">
          Signed out with it: <bdi>{names.join(', ')}</bdi>. Trades that are open run to their end.
        </p>
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="danger"
          onClick={() => {
            if (licence !== null) onReplace(licence)
          }}
        >
          Replace the key
        </Button>
      </div>
    </Dialog>
  )
}
