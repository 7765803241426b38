import type { Page } from 'playwright-core'

type Wanted = { quality: number; width?: number }

/**
 * A picture as WebP, made by the browser, which is the only program here that writes it. @param wanted `quality` from 0
 * to 1; `width` in pixels, or that of the picture
 */
export async function toWebp(page: Page, png: Buffer, wanted: Wanted): Promise<Buffer> {
  const webp = await page.evaluate(encode, { ...wanted, url: `data:image/png;base64,${png.toString('base64')}` })
  return Buffer.from(webp.slice(webp.indexOf(',') + 1), 'base64')
}

/** Runs in the browser. */
async function encode({ url, quality, width }: Wanted & { url: string }): Promise<string> {
  const image = new Image()
  image.src = url
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width ?? image.width
  canvas.height = Math.round((canvas.width * image.height) / image.width)
  const context = canvas.getContext('2d')
  if (context !== null) context.imageSmoothingQuality = 'high'
  context?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/webp', quality)
}
