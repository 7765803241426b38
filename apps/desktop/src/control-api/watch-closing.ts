import { brand } from '@stratomate/brand'
import type { TradingHalts } from '@stratomate/engine/gate/trading-halts'
import type { Log } from '@stratomate/engine/ports'

/** A window that is reloaded is gone for a moment. */
const closedForMs = 3_000

type ClosingApp = { log: Pick<Log, 'info'>; engine: { pauses: Pick<TradingHalts, 'cause'> } }

/** Logs that the window was closed, unless it was only reloaded. */
export function watchClosing({ log, engine }: ClosingApp, isOpen: () => boolean) {
  let timer: NodeJS.Timeout | undefined
  return {
    notice() {
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (!isOpen()) log.info(closedMessage(engine.pauses.cause()))
      }, closedForMs).unref()
    },
    end: () => clearTimeout(timer),
  }
}

function closedMessage(cause: string | null): string {
  const state = cause === null ? 'Trading continues' : 'Trading is stopped, the app keeps running'
  return `The window was closed. ${state}. Start ${brand.desktopName} again to open it; Quit in its settings ends the app.`
}
