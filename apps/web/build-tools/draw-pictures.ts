import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brand } from '@stratomate/brand'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import satori from 'satori'
import { readTokenColors } from './read-token-colors.ts'
import { wrapAsIco } from './wrap-as-ico.ts'

/** The sizes that browsers and phones ask for, in pixels. */
const iconSizes = { 'favicon-32.png': 32, 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 }
/** Tabs and bookmarks, at usual and at high resolution. */
const pageIconSizes = [16, 32, 48]
/** Lists, the taskbar, the desktop and its largest view, at all scales of Windows. */
const programIconSizes = [16, 20, 24, 32, 40, 48, 64, 96, 128, 256]
const shareWidth = 1_200
const shareHeight = 630
const shareMargin = 72

/** Draws the icons and the picture for links that are shared, from the one icon and the design tokens. */
export async function drawPictures(folder: string): Promise<void> {
  await initWasm(readFileSync(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))))
  const icon = readFileSync(join(folder, 'favicon.svg'), 'utf8')
  for (const [name, size] of Object.entries(iconSizes)) writeFileSync(join(folder, name), rasterize(icon, size))
  const ico = (sizes: readonly number[]) => wrapAsIco(sizes.map((size) => ({ size, png: rasterize(icon, size) })))
  writeFileSync(join(folder, 'favicon.ico'), ico(pageIconSizes))
  writeFileSync(join(folder, 'program.ico'), ico(programIconSizes))
  writeFileSync(join(folder, 'share.png'), rasterize(await drawShare(icon), shareWidth))
}

function rasterize(svg: string, width: number): Uint8Array {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng()
}

type Node = { type: string; props: { style?: Record<string, unknown>; children?: unknown; [name: string]: unknown } }

function box(style: Record<string, unknown>, ...children: (Node | string)[]): Node {
  return {
    type: 'div',
    props: {
      style: { display: 'flex', boxSizing: 'border-box', ...style },
      ...(children.length === 0 ? {} : { children }),
    },
  }
}

/** The headline of the home page over the ruler from 0 to 2 seconds. */
async function drawShare(icon: string): Promise<string> {
  const color = readTokenColors()
  const mark: Node = {
    type: 'img',
    props: { src: `data:image/svg+xml;base64,${Buffer.from(icon).toString('base64')}`, width: 72, height: 72 },
  }
  const headline = { fontSize: 92, fontWeight: 600, letterSpacing: -3.6, lineHeight: 1.02 }
  const width = shareWidth - 2 * shareMargin
  const ruler = box(
    { flexDirection: 'column', width },
    box(
      { height: 22, width, background: color('s3'), borderRadius: 4 },
      box({ width: width * 0.56, height: 22, background: color('signal'), borderRadius: 4 }),
    ),
    box(
      { width, justifyContent: 'space-between', marginTop: 14, fontSize: 26, color: color('text-3') },
      box({}, '0 s, the signal'),
      box({}, '2 s, the limit'),
    ),
  )
  const picture = box(
    {
      width: shareWidth,
      height: shareHeight,
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: shareMargin,
      background: color('bg'),
      color: color('text'),
      fontFamily: 'Instrument Sans',
    },
    box({ alignItems: 'center', gap: 22, fontSize: 44, fontWeight: 600, letterSpacing: -1 }, mark, brand.name),
    box(
      { flexDirection: 'column' },
      box(headline, 'Automated Trading For'),
      box(headline, 'Binary Options'),
      box({ marginTop: 26, fontSize: 34, color: color('text-2') }, brand.tagline),
    ),
    ruler,
  )
  // Safe: satori draws plain objects in the shape of elements; its type names React's own.
  return satori(picture as Parameters<typeof satori>[0], {
    width: shareWidth,
    height: shareHeight,
    fonts: [font(400), font(600)],
  })
}

function font(weight: 400 | 600) {
  const path = import.meta.resolve(`@fontsource/instrument-sans/files/instrument-sans-latin-${weight}-normal.woff`)
  return { name: 'Instrument Sans', weight, style: 'normal' as const, data: readFileSync(fileURLToPath(path)) }
}
