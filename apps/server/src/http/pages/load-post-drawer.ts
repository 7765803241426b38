import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Post } from '@stratomate/contracts'

type DrawnPage = { posts: readonly Post[]; path: string; nowMs: number }

/** Posts as HTML, as the page at `path` shows them to a signed-out reader. */
export type DrawPosts = (page: DrawnPage) => Promise<string>

/**
 * The program that draws posts, which the build of the web puts beside the pages; null where there is none. Its
 * language is a global of the process, so calls run one after the other.
 */
export async function loadPostDrawer(webFolder: string): Promise<DrawPosts | null> {
  const file = join(webFolder, '../drawer/draw-posts.js')
  if (!existsSync(file)) return null
  const { drawPosts } = await importDrawer(file)
  let last: Promise<unknown> = Promise.resolve()
  return (page) => {
    const drawing = last.then(() => drawPosts(page))
    last = drawing.catch(() => 'The caller of this drawing hears of its failure; the next one is not concerned.')
    return drawing
  }
}

async function importDrawer(file: string): Promise<{ drawPosts: DrawPosts }> {
  // Safe: the file is built from `apps/web/src/draw-posts.tsx` by the same build as the pages.
  return (await import(pathToFileURL(file).href)) as { drawPosts: DrawPosts }
}
