import type { WindowState } from '@stratomate/contracts/desktop-window/state'
import { Plug, TriangleAlert, Unplug } from 'lucide-react'
import { useApp } from '../../connection/use-app.ts'
import { asSentence } from '../../shown/refusal-message.ts'
import { lineLabels } from './line-labels.ts'
import { t } from '../../language/t.ts'
import { TextWithMarks } from '../../language/text-with-marks.ts'
import { saidInLanguage } from '@stratomate/ui/language/said-in-language'

/** The broker that takes the orders, the state of its connection, and what is still open elsewhere. */
export function BrokerLine() {
  const { state } = useApp()
  const { broker } = state
  const elsewhere = openElsewhere(state)
  const Icon = broker.isConnected ? Plug : Unplug
  return (
    <div className="grid gap-2 rounded-md border border-line bg-s1 px-3.5 py-3 text-sm">
      <p>
        <TextWithMarks
          text={
            broker.account === 'live'
              ? 'Orders go to <strong>{name}</strong>, Live: real money.'
              : 'Orders go to <strong>{name}</strong>, Demo: no real money.'
          }
          slots={{ name: saidInLanguage(broker.name) }}
          marks={{ strong: (words) => <strong className="font-semibold">{words}</strong> }}
        />
      </p>
      <output className="flex items-center gap-2 text-text-2">
        <Icon
          size={15}
          aria-hidden="true"
          className={broker.isConnected ? 'flex-none text-st-active' : 'flex-none text-st-pending'}
        />
        {t(lineLabels[broker.line])}
      </output>
      {broker.switchedOff === null ? null : (
        <p className="flex items-start gap-2">
          <TriangleAlert size={15} aria-hidden="true" className="mt-1 flex-none text-st-problem" />
          <span>
            {t('Switched off for now, so no orders are sent. {reason} Open trades are followed to their end.', {
              reason: asSentence(broker.switchedOff),
            })}
          </span>
        </p>
      )}
      {elsewhere === 0 ? null : (
        <p className="text-text-2">
          {elsewhere === 1
            ? t(
                '1 trade is still open at a broker that takes no more orders. The app stays connected there until it has ended.',
              )
            : t(
                '{count} trades are still open at a broker that takes no more orders. The app stays connected there until they have ended.',
                { count: elsewhere },
              )}
        </p>
      )}
    </div>
  )
}

function openElsewhere({ accounts, openTrades }: WindowState): number {
  const on = accounts.filter(({ isOn }) => isOn)
  return openTrades.filter((trade) => !on.some(({ id, account }) => trade.broker === id && trade.account === account))
    .length
}
