import { join } from 'node:path'
import { isSameChart } from '@stratomate/engine/charts/choose-charts'
import { favoritesInForce, type FavoritesSource } from '#desktop/features/trading-settings/favorites-in-force.ts'
import { CandleRecorder, type CandleRecorderDependencies } from './candle-recorder.ts'

export type RecorderApp = FavoritesSource &
  Pick<CandleRecorderDependencies, 'log' | 'now'> & { settings: { dataFolder: string } }

/** Records the candles of favorites in the app's own folder. */
export function openRecorder(app: RecorderApp): CandleRecorder {
  return new CandleRecorder({
    ...app,
    folder: join(app.settings.dataFolder, 'candles'),
    isWanted: (chart) => favoritesInForce(app).favorites.some((favorite) => isSameChart(favorite, chart)),
  })
}
