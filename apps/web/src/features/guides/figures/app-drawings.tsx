import { brand } from '@stratomate/brand'
import { trialPlan } from '@stratomate/domain/billing/plans'
import { clsx } from 'clsx'
import { ChevronRight, CircleCheck, FileArchive, FileCog, FileText, Folder, KeyRound, Star, Timer } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '#web/shared/language/t.ts'
import { DrawnButton, Wanted, WindowFrame } from './window-frame.tsx'

const archive = `${brand.name}.zip`

/** The menu of the ZIP file. */
export function AppUnpack() {
  return (
    <WindowFrame title={t('Downloads')}>
      <div className="grid grid-cols-2 gap-3 p-3">
        <div className="grid content-start gap-2">
          <FileRow icon={<FileArchive size={15} />} isMarked>
            {archive}
          </FileRow>
          <div className="rounded-sm border border-line-strong bg-s2 py-1.5 shadow-menu">
            <span className="block px-3 py-1">{t('Open')}</span>
            <Wanted className="mx-1.5 block px-1.5 py-1 font-medium text-text">{t('Extract All...')}</Wanted>
            <span className="block px-3 py-1">{t('Copy')}</span>
          </div>
        </div>
        <div className="grid content-start gap-2 border-l border-line pl-3">
          <FileRow icon={<Folder size={15} />}>{brand.name}</FileRow>
          <div className="ml-3 grid gap-2">
            <FileRow icon={<FileCog size={15} />}>{t('Setup')}</FileRow>
            <FileRow icon={<FileText size={15} />}>{t('Read me')}</FileRow>
          </div>
        </div>
      </div>
    </WindowFrame>
  )
}

/** The first start: three ways in, and the code that is the same on both sides. */
export function AppSignIn() {
  const code = <span className="font-mono text-base tracking-wider text-text">HJKL-2345</span>
  return (
    <div aria-hidden="true" className="grid gap-3 sm:grid-cols-2">
      <WindowFrame title={brand.desktopName}>
        <div className="grid gap-2.5 p-3">
          <span>{t('Enter this code in the browser')}</span>
          <Wanted className="justify-self-start bg-bg px-2 py-1">{code}</Wanted>
          <span className="flex items-center gap-2 border-t border-line pt-2.5">
            <KeyRound size={14} className="text-text-3" />
            {t('License key')}
          </span>
          <span className="flex items-center gap-2 border-t border-line pt-2.5">
            <Timer size={14} className="text-text-3" />
            {t('{days}-day free trial', { days: trialPlan.days })}
          </span>
        </div>
      </WindowFrame>
      <WindowFrame title={t('Browser')}>
        <div className="grid gap-2.5 p-3">
          <span>Only approve if you started this</span>
          <Wanted className="justify-self-start bg-bg px-2 py-1">{code}</Wanted>
          <span className="flex gap-2 border-t border-line pt-3">
            <DrawnButton tone="filled">Approve</DrawnButton>
            <DrawnButton>Decline</DrawnButton>
          </span>
        </div>
      </WindowFrame>
    </div>
  )
}

/** The copies of the terminal that were found, and the button for one of them. */
export function AppIndicatorInstaller() {
  return (
    <WindowFrame title={t('{app}: indicators', { app: brand.desktopName })}>
      <div className="grid grid-cols-1 p-3">
        <span className="pb-2 font-medium text-text">{t('MetaTrader 5 on this computer')}</span>
        {(
          [
            ['MetaTrader 5', 'C:\\Program Files', 'wanted'],
            [t('Second copy'), 'D:\\Terminals', 'plain'],
          ] as const
        ).map(([name, folder, state]) => (
          <span key={name} className="flex items-center justify-between gap-3 border-t border-line py-2.5">
            <span className="min-w-0">
              <span className="block text-text">{name}</span>
              <span className="block truncate font-mono text-chart text-text-3">{folder}</span>
            </span>
            {state === 'wanted' ? (
              <Wanted>
                <DrawnButton tone="filled">{t('Install')}</DrawnButton>
              </Wanted>
            ) : (
              <DrawnButton>{t('Install')}</DrawnButton>
            )}
          </span>
        ))}
        <span className="flex items-center gap-2 border-t border-line pt-2.5">
          <CircleCheck size={14} className="text-st-active" />
          {t('Then refresh the Navigator')}
        </span>
      </div>
    </WindowFrame>
  )
}

const charts = [
  { symbol: 'EURUSD', state: 'favorite' },
  { symbol: 'GBPUSD', state: 'favorite' },
  { symbol: 'USDJPY', state: 'watched' },
] as const

/** The list of charts with its stars. */
export function FavoriteStar() {
  return (
    <WindowFrame title={brand.desktopName}>
      <div className="flex items-center justify-between gap-3 border-b border-line px-3 py-2">
        <span className="font-semibold text-text">{t('Charts/Favorites')}</span>
        <span className="tabular-nums">
          {t('{count} of {limit} favorites', { count: trialPlan.charts, limit: trialPlan.charts })}
        </span>
      </div>
      {charts.map(({ symbol, state }, place) => (
        <div key={symbol} className="flex items-center gap-3 border-b border-line px-3 py-2.5 last:border-b-0">
          {place === 0 ? (
            <Wanted className="p-0.5">
              <Star size={18} className="fill-accent text-accent-text" />
            </Wanted>
          ) : (
            <span className="p-0.5">
              <Star size={18} className={state === 'favorite' ? 'fill-accent text-accent-text' : 'text-text-3'} />
            </span>
          )}
          <span className="w-18 text-sm font-medium text-text">{symbol}</span>
          <span>M1</span>
          <span className="ml-auto">{state === 'favorite' ? t('May trade') : t('Watched only')}</span>
        </div>
      ))}
    </WindowFrame>
  )
}

/** The two fields of one favorite. */
export function AmountAndTimeframe() {
  return (
    <WindowFrame title={brand.desktopName}>
      <div className="flex items-center gap-3 border-b border-line px-3 py-2.5">
        <Star size={16} className="fill-accent text-accent-text" />
        <span className="text-sm font-medium text-text">EURUSD</span>
      </div>
      <div className="grid grid-cols-2 gap-4 p-4">
        <DrawnField label={t('Trade amount')}>$50</DrawnField>
        <DrawnField label={t('Timeframe')}>
          M1
          <ChevronRight size={14} className="ml-auto rotate-90 text-text-3" />
        </DrawnField>
      </div>
    </WindowFrame>
  )
}

function DrawnField({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className="grid grid-cols-1 gap-1.5">
      {label}
      <Wanted className="flex items-center border border-line-strong bg-bg px-2.5 py-1.5 text-sm font-medium text-text">
        {children}
      </Wanted>
    </span>
  )
}

function FileRow({ icon, isMarked = false, children }: { icon: ReactNode; isMarked?: boolean; children: ReactNode }) {
  return (
    <span className={clsx('flex items-center gap-2 rounded-xs px-1.5 py-1', isMarked && 'bg-s3 text-text')}>
      <span className="flex-none text-text-3">{icon}</span>
      <span className="min-w-0 truncate">{children}</span>
    </span>
  )
}
