import { Button } from '@stratomate/ui/button'
import { liveWord } from '@stratomate/contracts/desktop-window-values'
import { Segmented } from '@stratomate/ui/segmented'
import { formatMoment, formatOf } from '../shown/format.ts'
import { useApp } from '../use-app.ts'
import { useOpenPage } from './use-open-page.ts'

/** Who is signed in, what the plan allows, and which account is traded. */
export function AccountSection() {
  const { state } = useApp()
  const openPage = useOpenPage()
  const { plan, signIn, computerName, today, slots, settings, broker } = state
  return (
    <div className="grid gap-6">
      <dl className="fact-columns grid gap-y-2 text-sm">
        <dt className="text-text-2">Plan</dt>
        <dd>{plan?.name ?? (signIn.kind === 'waiting' ? 'Not signed in' : 'No plan')}</dd>
        <dt className="text-text-2">Trades a day</dt>
        <dd>{formatOf(today.used, today.limit)} used</dd>
        <dt className="text-text-2">Charts</dt>
        <dd>{formatOf(slots.used, slots.allowed)} used</dd>
        <dt className="text-text-2">Indicators</dt>
        <dd>{plan?.indicators === 'one' ? 'One at a time, one change a day' : 'All'}</dd>
        <dt className="text-text-2">Limits start anew</dt>
        <dd>{formatMoment(today.resetsAtMs)}</dd>
        <dt className="text-text-2">This computer</dt>
        <dd>{computerName}</dd>
        <dt className="text-text-2">Data folder</dt>
        <dd className="font-mono text-xs break-all">{settings.folder}</dd>
      </dl>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void openPage('account')}>Open account</Button>
        <Button onClick={() => void openPage('pricing')}>Plans</Button>
        <Button onClick={() => void openPage('dashboard')}>Dashboard</Button>
      </div>
      <section aria-labelledby="traded-account" className="grid gap-3 border-t border-line pt-5">
        <h3 id="traded-account" className="text-md font-semibold">
          Traded account
        </h3>
        {broker.accounts.length > 1 ? (
          <AccountChoice />
        ) : (
          <p className="text-sm text-text-2">
            {broker.name}: a demo account with paper money. No real money is at risk, and there is no Live here.
          </p>
        )}
      </section>
    </div>
  )
}

/** Demo and Live of a real broker. Live is confirmed by its word when trading is started. */
function AccountChoice() {
  const { state, link, say } = useApp()
  const { broker } = state
  const choose = async (account: 'demo' | 'live') => {
    const reply = await link.act({ kind: 'choose_account', account })
    say(reply.message, reply.ok ? 'note' : 'problem')
  }
  return (
    <>
      <Segmented
        legend="Account"
        legendClassName="sr-only"
        tone="quiet"
        items={[
          { value: 'demo', label: 'Demo' },
          { value: 'live', label: 'Live' },
        ]}
        selected={broker.account === 'live' ? 'live' : 'demo'}
        onSelect={(account) => void choose(account)}
      />
      <p className="text-sm text-text-2">
        Live trades with real money. The first start of each session asks you to type {liveWord}.
      </p>
    </>
  )
}
