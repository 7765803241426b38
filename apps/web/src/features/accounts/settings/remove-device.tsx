import type { Device } from '@stratomate/contracts/trading/schemas'
import { Banner } from '@stratomate/ui/banner'
import { Button } from '@stratomate/ui/button'
import { Dialog } from '@stratomate/ui/dialog'
import { useMutation } from '@tanstack/react-query'
import { describeError } from '#web/shared/api/api-error.ts'
import { callApi } from '#web/shared/api/call-api.ts'

type RemoveDeviceProps = { device: Device | null; onClose: () => void; onRemoved: (device: Device) => void }

/** Asks before a computer loses the right to trade. */
export function RemoveDevice({ device, onClose, onRemoved }: RemoveDeviceProps) {
  const remove = useMutation({
    mutationFn: ({ id }: Device) => callApi('removeDevice', { params: { id } }),
    onSuccess: (_none, asked) => onRemoved(asked),
  })
  return (
    <Dialog isOpen={device !== null} title={`Remove ${device?.name ?? 'computer'}?`} onClose={onClose}>
      <p className="mt-4 text-text-2">
        It is signed out at once and places no further trades. Trades that are open run to their end. To use it again,
        sign in on that computer.
      </p>
      {remove.isError ? (
        <Banner tone="error" className="mt-4">
          {describeError(remove.error)}
        </Banner>
      ) : null}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="danger"
          isBusy={remove.isPending}
          onClick={() => {
            if (device !== null) remove.mutate(device)
          }}
        >
          Remove
        </Button>
      </div>
    </Dialog>
  )
}
