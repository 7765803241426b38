import type { ParameterMap } from '@stratomate/lab/report/parameter-map'
import { cellLook } from '#lab-ui/result/cell-look.ts'

type MapPainting = {
  readonly map: ParameterMap
  readonly cursor: number | null
  /** The colour of a token, as a canvas takes it. */
  readonly colorOf: (token: string) => string
}

/** Cells closer than this many pixels have no lines between them. */
const gapFromPx = 6

/** Paints all cells of a map over the whole canvas, in the pixels of the screen. */
export function paintMap(canvas: HTMLCanvasElement, { map, cursor, colorOf }: MapPainting): void {
  const context = canvas.getContext('2d')
  const ratio = window.devicePixelRatio
  canvas.width = Math.max(1, Math.round(canvas.clientWidth * ratio))
  canvas.height = Math.max(1, Math.round(canvas.clientHeight * ratio))
  if (context === null) return
  const [columns, lines] = [map.across.values.length, map.down.values.length]
  const [wide, tall] = [canvas.width / columns, canvas.height / lines]
  const gap = Math.min(wide, tall) / ratio < gapFromPx ? 0 : ratio
  const tones = {
    above: colorOf('--up'),
    below: colorOf('--down'),
    thin: colorOf('--line-strong'),
    empty: colorOf('--s2'),
  }
  const boxOf = (place: number): [number, number, number, number] => {
    const [column, line] = [place % columns, Math.floor(place / columns)]
    return [column * wide, line * tall, Math.max(1, wide - gap), Math.max(1, tall - gap)]
  }
  for (const [place, cell] of map.cells.entries()) {
    if (cell === null) continue
    const { tone, strength } = cellLook(cell)
    context.globalAlpha = tone === 'empty' ? 1 : strength
    context.fillStyle = tones[tone]
    const box = boxOf(place)
    if (tone === 'thin') hatch(context, box, tones.thin)
    else context.fillRect(...box)
  }
  context.globalAlpha = 1
  if (map.marked !== null) outline(context, boxOf(map.marked), { color: colorOf('--text'), width: 2 * ratio })
  if (cursor !== null) outline(context, boxOf(cursor), { color: colorOf('--focus'), width: 3 * ratio })
}

/** Diagonal lines: no colour, because the cell proves nothing. */
function hatch(
  context: CanvasRenderingContext2D,
  [x, y, wide, tall]: readonly [number, number, number, number],
  color: string,
): void {
  context.save()
  context.beginPath()
  context.rect(x, y, wide, tall)
  context.clip()
  context.strokeStyle = color
  context.globalAlpha = 0.6
  context.lineWidth = 1
  context.beginPath()
  const step = Math.max(4, Math.min(wide, tall) / 4)
  for (let from = x - tall; from < x + wide; from += step) {
    context.moveTo(from, y + tall)
    context.lineTo(from + tall, y)
  }
  context.stroke()
  context.restore()
}

function outline(
  context: CanvasRenderingContext2D,
  [x, y, wide, tall]: readonly [number, number, number, number],
  { color, width }: { color: string; width: number },
): void {
  context.strokeStyle = color
  context.lineWidth = width
  context.strokeRect(x + width / 2, y + width / 2, Math.max(1, wide - width), Math.max(1, tall - width))
}
