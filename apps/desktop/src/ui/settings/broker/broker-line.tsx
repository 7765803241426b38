import type { WindowLine, WindowState } from '@stratomate/contracts/desktop-window/state'
import { Plug, TriangleAlert, Unplug } from 'lucide-react'
import { useApp } from '../../connection/use-app.ts'
import { asSentence } from '../../shown/refusal-message.ts'

const lineLabels = {
  off: 'Not connected. Choose it once more, or start the app again.',
  connecting: 'Connecting…',
  ready: 'Connected.',
  waiting: 'Not connected. The app keeps trying.',
  sign_in: 'Waits for you: your access is missing, or was not accepted.',
  wrong_account: 'Waits for you: your access is of another account.',
  consent: 'Waits for you: read its notice below and save it.',
  protocol: 'Trading is paused there: it speaks in a way that this app does not know. Look for a newer version.',
} as const satisfies Record<WindowLine, string>

/** The broker that takes the orders, the state of its connection, and what is still open elsewhere. */
export function BrokerLine() {
  const { state } = useApp()
  const { broker } = state
  const elsewhere = openElsewhere(state)
  const Icon = broker.isConnected ? Plug : Unplug
  return (
    <div className="grid gap-2 rounded-md border border-line bg-s1 px-3.5 py-3 text-sm">
      <p>
        Orders go to <strong className="font-semibold">{broker.name}</strong>,{' '}
        {broker.account === 'live' ? 'Live: real money.' : 'Demo: no real money.'}
      </p>
      <output className="flex items-center gap-2 text-text-2">
        <Icon
          size={15}
          aria-hidden="true"
          className={broker.isConnected ? 'flex-none text-st-active' : 'flex-none text-st-pending'}
        />
        {lineLabels[broker.line]}
      </output>
      {broker.switchedOff === null ? null : (
        <p className="flex items-start gap-2">
          <TriangleAlert size={15} aria-hidden="true" className="mt-1 flex-none text-st-problem" />
          <span>
            Switched off for now, so no orders are sent. {asSentence(broker.switchedOff)} Open trades are followed to
            their end.
          </span>
        </p>
      )}
      {elsewhere === 0 ? null : (
        <p className="text-text-2">
          {elsewhere === 1 ? '1 trade is' : `${elsewhere} trades are`} still open at the broker before. The app stays
          connected there until {elsewhere === 1 ? 'it has' : 'they have'} ended.
        </p>
      )}
    </div>
  )
}

function openElsewhere({ broker, openTrades }: WindowState): number {
  return openTrades.filter((trade) => trade.broker !== broker.id || trade.account !== broker.account).length
}
