import { brand } from '@stratomate/brand'
import { signalAgeMsMax } from '@stratomate/domain/trading/signal-age'
import { clsx } from 'clsx'
import { ArrowDown, Check, CloudUpload, HardDrive } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '#web/shared/language/t.ts'

/** The path of a signal along the ruler of its two seconds: what runs on the computer, what is outside of it, and what comes later. */
export function SignalPath() {
  return (
    <div className="text-left text-sm leading-snug">
      <PathRow time="0 s" look="within">
        <div className="relative rounded-lg border border-dashed border-line-strong px-3 pt-5 pb-3">
          <span className="absolute -top-2.5 left-3 bg-bg px-1.5 text-xs font-medium text-text-2">{t('Your PC')}</span>
          <Station name="MetaTrader 5" text={t('A candle closes, and the indicator gives a signal.')} />
          <Way text={t('The expert advisor sends it, by named pipe')} />
          <Station name={brand.desktopName} isOurs text={null}>
            <ul className="mt-1.5 flex flex-wrap gap-x-3 gap-y-1 text-text-2">
              {checks.map((check) => (
                <li key={check} className="flex items-center gap-1">
                  <Check size={13} className="flex-none text-accent-text" />
                  {t(check)}
                </li>
              ))}
            </ul>
            <p className="mt-2 flex items-center gap-1.5 border-t border-line pt-2 text-text-2">
              <HardDrive size={13} className="flex-none" />
              {t('The order is on the disk')}
            </p>
          </Station>
        </div>
      </PathRow>
      <PathRow time={null} look="within">
        <Way text={t('The order leaves')} />
      </PathRow>
      <PathRow time={`${signalAgeMsMax / 1_000} s`} look="beyond">
        <Station name={t('Broker')} text={t('Straight from your PC; a signal that is too old is not sent.')} />
        <p className="flex items-center gap-2 py-2.5 pl-3 text-xs text-text-3">
          <CloudUpload size={14} className="flex-none" />
          {t('The record, afterwards')}
        </p>
        <div className="rounded-md border border-dashed border-line px-3 py-2.5">
          <p className="font-semibold">{t('Your dashboard')}</p>
          <p className="mt-0.5 text-text-2">{t('Our server is never between signal and order.')}</p>
        </div>
      </PathRow>
    </div>
  )
}

/** In the order in which the gate asks for them. */
const checks = ['Age of the signal', 'Favorite', 'Plan', 'Payout', 'Your own limits'] as const

const bars = { within: 'bg-signal', beyond: 'thin-cell' } as const

type PathRowProps = { time: string | null; look: keyof typeof bars; children: ReactNode }

/** A part of the ruler, which goes on from row to row, and what happens beside it. */
function PathRow({ time, look, children }: PathRowProps) {
  return (
    <div className="signal-path-columns grid">
      <span className="text-right text-xs font-medium text-text-2 tabular-nums">{time}</span>
      <span className="relative">
        <span className={clsx('absolute inset-0', bars[look])} />
        {time === null ? null : <span className="absolute inset-x-0 top-0 -mx-1.5 h-0.5 bg-text" />}
      </span>
      <div className="min-w-0">{children}</div>
    </div>
  )
}

type StationProps = { name: string; text: string | null; isOurs?: boolean; children?: ReactNode }

function Station({ name, text, isOurs = false, children }: StationProps) {
  return (
    <div className={clsx('rounded-md border bg-s1 px-3 py-2.5', isOurs ? 'border-signal' : 'border-line')}>
      <p className="font-semibold">{name}</p>
      {text === null ? null : <p className="mt-0.5 text-text-2">{text}</p>}
      {children}
    </div>
  )
}

function Way({ text }: { text: string }) {
  return (
    <p className="flex items-center gap-2 py-2.5 pl-3 text-xs text-text-2">
      <ArrowDown size={14} className="flex-none text-accent-text" />
      {text}
    </p>
  )
}
