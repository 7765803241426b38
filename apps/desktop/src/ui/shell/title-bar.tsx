import { brand } from '@stratomate/brand'
import { clsx } from 'clsx'
import { FlaskConical, Plug, Radio, Unplug } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatStake } from '../shown/format.ts'
import { useApp } from '../connection/use-app.ts'
import { LogoMark } from './logo-mark.tsx'
import { TradeButton } from './trade-button.tsx'
import { t } from '../language/t.ts'
import { saidInLanguage } from '@stratomate/ui/language/said-in-language'

/** Who trades, with what, on which account, and the one filled button. */
export function TitleBar() {
  const { state } = useApp()
  const { terminal, service, broker, plan, signIn, computerName } = state
  // Nothing is shown that cannot be used: before there is an account there is nothing to start.
  const isConnecting = state.firstRun === 'sign_in' || state.firstRun === 'plan'
  const charts = terminal.charts === 1 ? t('1 chart') : t('{count} charts', { count: terminal.charts })
  const on = state.accounts.filter(({ isOn }) => isOn)
  const away = on.filter(({ isConnected }) => !isConnected)
  const balance = broker.balanceCents === null ? '' : formatStake(broker.balanceCents, broker.currency)
  return (
    <header className="flex items-center gap-x-5 border-b border-line bg-s1 px-4 py-2.5">
      <div className="flex items-center gap-2">
        <LogoMark className="h-6" />
        <h1 className="text-md leading-none font-semibold">
          {brand.name}
          <span className="sr-only"> Desktop</span>
        </h1>
      </div>
      <p className="min-w-0 flex-1 truncate text-sm text-text-2">
        {signIn.kind === 'waiting' ? t('Not signed in') : plan === null ? t('No plan') : saidInLanguage(plan.name)}
        {/* On the smallest window what is away takes its place; the name of the plan is never cut. */}
        <span className="text-text-3 max-lg:hidden"> · {computerName}</span>
      </p>
      <Connection isOn={terminal.isConnected} name="MT5" detail={terminal.isConnected ? charts : t('away')} />
      <Connection
        isOn={broker.isConnected && away.length === 0}
        name={on.length > 1 ? `${saidInLanguage(broker.name)} +${on.length - 1}` : saidInLanguage(broker.name)}
        detail={
          broker.isConnected ? (away.length === 0 ? balance : t('{count} away', { count: away.length })) : t('away')
        }
      />
      {service.awaySinceMs === null ? null : <Connection isOn={false} name={t('Service')} detail={t('away')} />}
      <AccountMark />
      {isConnecting ? null : <TradeButton />}
    </header>
  )
}

function Connection({ isOn, name, detail }: { isOn: boolean; name: string; detail: ReactNode }) {
  const Icon = isOn ? Plug : Unplug
  return (
    <p className="flex flex-none items-center gap-2 text-sm">
      <Icon size={16} aria-hidden="true" className={isOn ? 'text-st-active' : 'text-st-problem'} />
      <span>
        {name} <span className={clsx('ml-1 tabular-nums', isOn ? 'text-text-3' : 'text-st-problem')}>{detail}</span>
      </span>
    </p>
  )
}

/** Demo and Live can never be confused: they differ in word, icon and background. */
function AccountMark() {
  const { state } = useApp()
  const isLive = state.accounts.some(({ account, isOn }) => isOn && account === 'live')
  const Icon = isLive ? Radio : FlaskConical
  return (
    <p
      title={isLive ? t('Real money') : t('No real money')}
      className={clsx(
        'flex flex-none items-center gap-1.5 rounded-md border px-2.5 py-1.5 text-sm leading-none font-semibold',
        isLive ? 'border-st-problem bg-st-problem text-bg' : 'border-line-strong text-text',
      )}
    >
      <Icon size={15} aria-hidden="true" />
      {isLive ? t('Live') : t('Demo')}
    </p>
  )
}
