import { clsx } from 'clsx'
import { Bot, ChevronDown, CircleUserRound, Folder, Lock, MousePointer2 } from 'lucide-react'
import { brand } from '@stratomate/brand'
import type { ReactNode } from 'react'
import { t } from '#web/shared/language/t.ts'
import { RulerBar } from '@stratomate/ui/ruler-bar'
import type { Sketch } from '#web/shared/sketch/sketch.ts'
import { SketchCandles } from '#web/shared/sketch/sketch-candles.tsx'
import { ruleSketches } from './rule-sketches.data.ts'
import { DrawnButton, Wanted, WindowFrame, PlaceholderText } from './window-frame.tsx'

/** The vendor's page with its button for Windows. */
export function TerminalDownload() {
  return (
    <WindowFrame title={t('Browser')}>
      <div className="flex items-center gap-2 border-b border-line px-3 py-2">
        <Lock size={12} className="flex-none text-text-3" />
        <span className="min-w-0 truncate rounded-full bg-s2 px-2.5 py-0.5 font-mono text-chart text-text">
          metatrader5.com/en/download
        </span>
      </div>
      <div className="grid justify-items-start gap-3 px-5 py-6">
        <span className="text-md font-semibold text-text">Download MetaTrader 5</span>
        <PlaceholderText className="w-3/4" />
        <PlaceholderText className="w-1/2" />
        <Wanted className="relative mt-2">
          <DrawnButton tone="filled">Download MetaTrader 5 for Windows</DrawnButton>
          <MousePointer2 size={18} className="absolute -right-2 -bottom-3 fill-bg text-text" />
        </Wanted>
      </div>
    </WindowFrame>
  )
}

/** The setup at work. */
export function TerminalInstaller() {
  return (
    <WindowFrame title="MetaTrader 5 Setup">
      <div className="grid grid-cols-1 gap-3 p-5">
        <span className="text-base font-semibold text-text">MetaTrader 5</span>
        <span>Downloading and installing the files</span>
        <RulerBar value={62} limit={100} scale={100} />
        <span className="flex justify-between text-text-3 tabular-nums">
          <span className="font-mono text-chart">terminal64.exe</span>62&nbsp;%
        </span>
        <span className="mt-3 flex justify-end gap-3 border-t border-line pt-4">
          <DrawnButton>Back</DrawnButton>
          <Wanted>
            <DrawnButton>Next</DrawnButton>
          </Wanted>
          <DrawnButton>Cancel</DrawnButton>
        </span>
      </div>
    </WindowFrame>
  )
}

/** The account in the Navigator and the choice that leads to it. */
export function TerminalDemoAccount() {
  return (
    <WindowFrame title="MetaTrader 5">
      <div className="grid grid-cols-5">
        <div className="col-span-2 border-r border-line p-3">
          <span className="mb-2 block font-medium text-text">Navigator</span>
          <Branch icon={<CircleUserRound size={13} />}>Accounts</Branch>
          <div className="my-1 ml-2">
            <Wanted className="inline-flex items-center gap-1.5 px-1 text-text">
              <CircleUserRound size={13} className="text-st-active" />
              Demo
            </Wanted>
          </div>
          <Branch icon={<Folder size={13} />}>Indicators</Branch>
          <Branch icon={<Folder size={13} />}>Expert Advisors</Branch>
        </div>
        <div className="col-span-3 grid grid-cols-1 content-start gap-2.5 p-3">
          <span className="font-medium text-text">Open an Account</span>
          <span className="rounded-xs bg-s3 px-2 py-1 text-text">MetaQuotes-Demo</span>
          <Choice isChosen>Open a demo account</Choice>
          <Choice>Connect with an existing trade account</Choice>
          <span className="mt-1 flex justify-end">
            <DrawnButton>Next</DrawnButton>
          </span>
        </div>
      </div>
    </WindowFrame>
  )
}

/** From the Navigator onto the chart. */
export function TerminalAttachExpert() {
  return (
    <WindowFrame title="EURUSD, M1">
      <div className="grid grid-cols-5">
        <div className="col-span-2 border-r border-line p-3">
          <span className="mb-2 block font-medium text-text">Navigator</span>
          <Branch icon={<ChevronDown size={13} />}>Expert Advisors</Branch>
          <div className="mt-1 ml-2 grid justify-items-start gap-1.5">
            <Branch icon={<Bot size={13} />}>EABiBOT</Branch>
            <Branch icon={<Bot size={13} />}>{brand.name}</Branch>
          </div>
        </div>
        <div className="relative col-span-3">
          <Chart className="h-36 w-full" part="start" />
          <Wanted className="absolute top-2 left-2 flex items-center gap-1 bg-s1 px-1.5 text-text">
            {t('Expert advisor')}
            <Bot size={13} className="text-accent-text" />
          </Wanted>
          <svg viewBox="0 0 200 120" className="absolute inset-0 size-full overflow-visible" fill="none">
            <path d="M-8 61C8 88 50 86 58 44" strokeDasharray="4 4" strokeWidth="1.6" className="stroke-signal" />
            <path d="M48 52L59 42L67 54" strokeWidth="1.6" className="stroke-signal" />
          </svg>
        </div>
      </div>
    </WindowFrame>
  )
}

const timeframes = ['M1', 'M5', 'M15', 'M30', 'H1', 'H4', 'D1'] as const

/** The toolbar with M1 pressed, and the chart that belongs to it. */
export function TerminalTimeframe() {
  return (
    <WindowFrame title="MetaTrader 5">
      <div className="flex flex-wrap gap-x-1 gap-y-2 border-b border-line px-3 py-2.5">
        {timeframes.map((timeframe) =>
          timeframe === 'M1' ? (
            <Wanted key={timeframe} className="bg-s3 px-2 py-0.5 font-semibold text-text">
              M1
            </Wanted>
          ) : (
            <span key={timeframe} className="px-2 py-0.5">
              {timeframe}
            </span>
          ),
        )}
      </div>
      <div className="relative">
        <span className="absolute right-2 bottom-2 rounded-xs bg-s1 px-1.5 font-medium text-text">EURUSD, M1</span>
        <Chart className="h-48 w-full" />
      </div>
    </WindowFrame>
  )
}

function Branch({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className="flex items-center gap-1.5 py-0.5">
      <span className="flex-none text-text-3">{icon}</span>
      <span className="min-w-0 truncate">{children}</span>
    </span>
  )
}

function Choice({ isChosen = false, children }: { isChosen?: boolean; children: ReactNode }) {
  return (
    <span className="flex items-start gap-2">
      <span
        className={clsx(
          'mt-0.5 grid size-3.5 flex-none place-items-center rounded-full border',
          isChosen ? 'border-signal' : 'border-line-strong',
        )}
      >
        {isChosen ? <span className="size-1.5 rounded-full bg-signal" /> : null}
      </span>
      <span className={isChosen ? 'text-text' : undefined}>{children}</span>
    </span>
  )
}

const chart: Sketch = { ...ruleSketches['average-cross'], bands: [] }

const parts = { middle: 'xMidYMid slice', start: 'xMinYMid slice' } as const

/** `part`: what is seen of it where it is narrow; at its start the upper corner is free of candles. */
function Chart({ className, part = 'middle' }: { className: string; part?: keyof typeof parts }) {
  return (
    <svg viewBox="4 14 352 190" preserveAspectRatio={parts[part]} className={className}>
      <path d="M0 60H360M0 105H360M0 150H360" strokeDasharray="2 5" className="stroke-line" />
      <SketchCandles sketch={chart} />
    </svg>
  )
}
