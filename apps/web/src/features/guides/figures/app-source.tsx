import { brand } from '@stratomate/brand'
import { DrawnButton, Wanted, WindowFrame } from './window-frame.tsx'

const closes = [34, 30, 36, 41, 38, 33, 27, 24, 29, 35, 42, 46, 43, 37, 31, 26, 22, 18, 24, 21] as const
const sides = [
  { place: 1, side: 'down' },
  { place: 3, side: 'up' },
  { place: 7, side: 'down' },
  { place: 11, side: 'up' },
  { place: 17, side: 'down' },
] as const
const entries = [
  { name: 'Arrow Wizard', text: 'arrows', isChosen: true },
  { name: 'Moving Average', text: 'lines only', isChosen: false },
] as const

/** The source of a chart: its indicators, and where the chosen one would have bought and sold. */
export function AppSource() {
  const x = (place: number): number => 8 + place * 12
  return (
    <WindowFrame title={`${brand.desktopName}: Source of EURUSD M1`}>
      <div className="grid gap-3 px-3 py-3">
        {entries.map(({ name, text, isChosen }) => (
          <span key={name} className="flex items-center gap-2.5 border-b border-line pb-2.5">
            <span
              className={isChosen ? 'size-3 rounded-full bg-accent' : 'size-3 rounded-full border border-line-strong'}
            />
            <span className="font-medium text-text">{name}</span>
            <span className="ml-auto text-text-3">{text}</span>
          </span>
        ))}
        <svg viewBox="0 0 244 62" className="w-full">
          <polyline
            points={closes.map((close, place) => `${x(place)},${close}`).join(' ')}
            fill="none"
            strokeWidth="1.5"
            className="stroke-text-3"
          />
          {sides.map(({ place, side }) => {
            const [tip, base] = side === 'up' ? [4, 11] : [-4, -11]
            const close = closes[place]
            const points = `${x(place) - 4},${close + base} ${x(place) + 4},${close + base} ${x(place)},${close + tip}`
            return <polygon key={place} points={points} className={side === 'up' ? 'fill-up' : 'fill-down'} />
          })}
        </svg>
        <span className="flex flex-wrap items-center gap-3">
          <Wanted>
            <DrawnButton tone="filled">Use this source</DrawnButton>
          </Wanted>
          <span>Swap buys and sells</span>
        </span>
      </div>
    </WindowFrame>
  )
}
