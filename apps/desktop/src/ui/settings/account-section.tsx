import type { WindowPlan } from '@stratomate/contracts/desktop-window/state'
import { Button } from '@stratomate/ui/button'
import { ServerAddress } from '../shown/server-address.tsx'
import { formatCount, formatMoment, formatOf } from '../shown/format.ts'
import { useApp } from '../connection/use-app.ts'
import { useOpenPage } from '../shown/use-open-page.ts'
import { SignOut } from './sign-out.tsx'
import { t } from '../language/t.ts'
import { saidInLanguage } from '@stratomate/ui/language/said-in-language'

/** Who is signed in and what the plan allows. */
export function AccountSection() {
  const { state } = useApp()
  const openPage = useOpenPage()
  const { plan, signIn, computerName, today, slots, settings } = state
  return (
    <div className="grid gap-6">
      <dl className="fact-columns grid gap-y-2 text-sm">
        <dt className="text-text-2">{t('Plan')}</dt>
        <dd>
          {plan === null ? (signIn.kind === 'waiting' ? t('Not signed in') : t('No plan')) : saidInLanguage(plan.name)}
        </dd>
        <dt className="text-text-2">{t('Trades a day')}</dt>
        <dd>{usedText(today.used, today.limit)}</dd>
        <dt className="text-text-2">{t('Charts')}</dt>
        <dd>{usedText(slots.used, slots.allowed)}</dd>
        <dt className="text-text-2">{t('Indicators')}</dt>
        <dd>{indicatorText(plan)}</dd>
        <dt className="text-text-2">{t('Limits reset')}</dt>
        <dd>{formatMoment(today.resetsAtMs)}</dd>
        <dt className="text-text-2">{t('This computer')}</dt>
        <dd>{computerName}</dd>
        <dt className="text-text-2">{t('Data folder')}</dt>
        <dd className="font-mono text-xs break-all">{settings.folder}</dd>
        <dt className="text-text-2">{t('Service')}</dt>
        <dd className="font-mono text-xs break-all">{state.serverOrigin}</dd>
      </dl>
      {state.canChangeServer ? <ServerAddress /> : null}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void openPage('account')}>{t('Open account')}</Button>
        <Button onClick={() => void openPage('pricing')}>{t('Plans')}</Button>
        <Button onClick={() => void openPage('dashboard')}>{t('Dashboard')}</Button>
      </div>
      <SignOut />
    </div>
  )
}

function usedText(count: number, limit: number): string {
  if (limit === 0) return t('None without a plan')
  if (limit === -1) return t('{count} used, unlimited', { count: formatCount(count) })
  return t('{count} used', { count: formatOf(count, limit) })
}

function indicatorText(plan: WindowPlan | null): string {
  if (plan === null) return t('None without a plan')
  return plan.indicators === 'one' ? t('One at a time, one change a day') : t('All')
}
