import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brand } from '@stratomate/brand'

/** Writes the reason why the app did not start as a page for the browser; answers its address. */
export function writeProblemPage(folder: string, problem: string): string {
  const path = join(folder, 'stratomate-desktop-problem.html')
  const title = `${brand.desktopName} did not start`
  const style = 'font:16px/1.5 "Segoe UI",sans-serif;max-width:40rem;margin:4rem auto;padding:0 1rem'
  const body = `<h1>${title}</h1><p>${escaped(problem)}</p>`
  const head = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>`
  writeFileSync(path, `${head}<body style='${style}'>${body}</body></html>\n`)
  return pathToFileURL(path).href
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
