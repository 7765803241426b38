import type { ParameterMap } from '@stratomate/lab/report/parameter-map'
import { clsx } from 'clsx'
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { createPencil, watchTheme } from '@stratomate/ui/browser/theme-colors'
import { useSpeech } from '#lab-ui/language/speech.ts'
import { paintMap } from './paint-map.ts'

type MapCanvasProps = { map: ParameterMap; labelAcross: string; labelDown: string; say: (place: number) => string }

/** The cells on a canvas, with a cursor for keys and pointers; its cell is described below. */
export function MapCanvas({ map, labelAcross, labelDown, say }: MapCanvasProps) {
  const { t } = useSpeech()
  const canvas = useRef<HTMLCanvasElement>(null)
  const { across, down, cells } = map
  const [width, height] = [across.values.length, down.values.length]
  const [cursor, setCursor] = useState<number | null>(null)
  const place = cursor === null || cursor >= cells.length ? null : cursor
  useEffect(() => {
    const element = canvas.current
    if (element === null) return
    const paint = () => {
      const pencil = createPencil()
      const style = getComputedStyle(element)
      const colorOf = (token: string) => pencil(style.getPropertyValue(token))
      paintMap(element, { map, cursor: place, colorOf })
    }
    paint()
    const unwatch = watchTheme(paint)
    const observer = new ResizeObserver(paint)
    observer.observe(element)
    return () => {
      unwatch()
      observer.disconnect()
    }
  }, [map, place])

  const press = (event: KeyboardEvent) => {
    const step = stepOf(event.key, width)
    if (step === null) return
    event.preventDefault()
    const from = place ?? map.marked ?? 0
    const next = place === null ? from : from + step
    const isSameRow = Math.abs(step) !== 1 || Math.floor(next / width) === Math.floor(from / width)
    if (next >= 0 && next < cells.length && isSameRow) setCursor(next)
  }
  const point = ({ clientX, clientY, currentTarget, detail }: MouseEvent) => {
    // A press by key has no place.
    if (detail === 0) return
    const box = currentTarget.getBoundingClientRect()
    const column = Math.floor(((clientX - box.left) / box.width) * width)
    const line = Math.floor(((clientY - box.top) / box.height) * height)
    if (column >= 0 && column < width && line >= 0 && line < height) setCursor(line * width + column)
  }
  return (
    <div>
      <div className="flex gap-3">
        {down.name === null ? null : <Ends values={down.values} isDown />}
        <div className="min-w-0 flex-1">
          <button
            type="button"
            aria-label={t('Combinations: move with the arrow keys')}
            className="block w-full cursor-crosshair rounded-sm"
            onKeyDown={press}
            onClick={point}
          >
            <canvas ref={canvas} className={height === 1 ? 'block h-12 w-full' : 'block h-64 w-full'} />
          </button>
          <Ends values={across.values} isDown={false} />
        </div>
      </div>
      <p className="mt-1 text-xs text-text-3">
        {labelAcross === '' ? null : `${t('Across: {label}.', { label: labelAcross })} `}
        {labelDown === '' ? null : t('Down: {label}.', { label: labelDown })}
      </p>
      <output className="mt-2 block min-h-11 text-sm text-text-2 tabular-nums">
        {place === null ? t('Choose a cell to read it: by pointer, or with the arrow keys.') : say(place)}
      </output>
    </div>
  )
}

function Ends({ values, isDown }: { values: readonly number[]; isDown: boolean }) {
  const { number } = useSpeech()
  const [first, last] = [values.at(0), values.at(-1)]
  return (
    <div
      className={clsx(
        'flex justify-between text-chart text-text-3 tabular-nums',
        isDown ? 'h-64 w-8 flex-none flex-col text-right' : 'mt-1',
      )}
    >
      <span>{first === undefined ? null : number(first)}</span>
      {first === last || last === undefined ? null : <span>{number(last)}</span>}
    </div>
  )
}

function stepOf(key: string, width: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return 1
    case 'ArrowLeft':
      return -1
    case 'ArrowDown':
      return width
    case 'ArrowUp':
      return -width
    default:
      return null
  }
}
