import { Spinner } from '@stratomate/ui/skeleton'
import { clsx } from 'clsx'
import { Star } from 'lucide-react'
import { useState } from 'react'
import { chartKey, type LiveChart } from '#web/features/trading/live/live-chart.ts'
import { LiveFavoriteDialog } from './live-favorite-dialog.tsx'
import { useDevices } from '#web/features/trading/live/use-account-data.ts'
import { useFavorite } from './use-favorite.ts'

type FavoriteButtonProps = { chart: LiveChart; onActive: (id: string) => void }

/** The star of a chart: signals of favorites become trades. On a live account it asks before it adds one. */
export function FavoriteButton({ chart, onActive }: FavoriteButtonProps) {
  const { data: devices } = useDevices({ isWanted: true })
  const { name, isBusy, ask, hasRoom } = useFavorite(chart)
  const [isAsking, setAsking] = useState(false)
  const { favorite, deviceId } = chart
  const isLive = devices?.find(({ id }) => id === deviceId)?.state?.broker.account === 'live'
  const press = () => {
    if (isBusy || (!favorite && !hasRoom())) return
    if (!favorite && isLive) setAsking(true)
    else ask(!favorite)
  }
  return (
    <>
      <button
        type="button"
        aria-pressed={favorite}
        aria-label={`Favorite ${name}`}
        aria-disabled={isBusy || undefined}
        title={favorite ? 'Remove from favorites (f)' : 'Add to favorites (f)'}
        data-favorite={chartKey(chart)}
        className="grid size-11 flex-none cursor-pointer place-items-center rounded-sm text-text-3 hover:bg-s2 hover:text-text md:size-9"
        onFocus={() => onActive(chartKey(chart))}
        onClick={press}
      >
        {isBusy ? (
          <Spinner />
        ) : (
          <Star size={16} strokeWidth={1.75} aria-hidden="true" className={clsx(favorite && 'fill-current')} />
        )}
      </button>
      <LiveFavoriteDialog
        name={name}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          ask(true)
        }}
      />
    </>
  )
}
