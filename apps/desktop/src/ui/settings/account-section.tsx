import type { WindowPlan } from '@stratomate/contracts/desktop-window/state'
import { Button } from '@stratomate/ui/button'
import { ServerAddress } from '../shown/server-address.tsx'
import { formatMoment, formatOf } from '../shown/format.ts'
import { useApp } from '../connection/use-app.ts'
import { useOpenPage } from '../shown/use-open-page.ts'
import { SignOut } from './sign-out.tsx'

/** Who is signed in and what the plan allows. */
export function AccountSection() {
  const { state } = useApp()
  const openPage = useOpenPage()
  const { plan, signIn, computerName, today, slots, settings } = state
  return (
    <div className="grid gap-6">
      <dl className="fact-columns grid gap-y-2 text-sm">
        <dt className="text-text-2">Plan</dt>
        <dd>{plan?.name ?? (signIn.kind === 'waiting' ? 'Not signed in' : 'No plan')}</dd>
        <dt className="text-text-2">Trades a day</dt>
        <dd>{usedText(today.used, today.limit)}</dd>
        <dt className="text-text-2">Charts</dt>
        <dd>{usedText(slots.used, slots.allowed)}</dd>
        <dt className="text-text-2">Indicators</dt>
        <dd>{indicatorText(plan)}</dd>
        <dt className="text-text-2">Limits reset</dt>
        <dd>{formatMoment(today.resetsAtMs)}</dd>
        <dt className="text-text-2">This computer</dt>
        <dd>{computerName}</dd>
        <dt className="text-text-2">Data folder</dt>
        <dd className="font-mono text-xs break-all">{settings.folder}</dd>
      </dl>
      <ServerAddress />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void openPage('account')}>Open account</Button>
        <Button onClick={() => void openPage('pricing')}>Plans</Button>
        <Button onClick={() => void openPage('dashboard')}>Dashboard</Button>
      </div>
      <SignOut />
    </div>
  )
}

function usedText(count: number, limit: number): string {
  return limit === 0 ? 'None without a plan' : `${formatOf(count, limit)} used`
}

function indicatorText(plan: WindowPlan | null): string {
  if (plan === null) return 'None without a plan'
  return plan.indicators === 'one' ? 'One at a time, one change a day' : 'All'
}
