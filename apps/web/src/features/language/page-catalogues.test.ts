import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { loadCatalogues } from '@stratomate/content/languages/catalogues'
import { translatedPages } from '@stratomate/contracts/site/languages'
import { expect, test } from 'vitest'
import routes from '../../routes.ts'

const source = join(import.meta.dirname, '../..')

type Entry = {
  path?: string | undefined
  index?: boolean | undefined
  file: string
  children?: readonly Entry[] | undefined
}

/** The file of every page by its path, from the table of routes. */
function filesOf(entries: readonly Entry[]): [string, string][] {
  return entries.flatMap(({ path, index, file, children = [] }) => [
    ...(index === true || path !== undefined ? pathsOf(path ?? '').map((own): [string, string] => [own, file]) : []),
    ...filesOf(children),
  ])
}

/** A path that ends with an optional part stands for two. */
function pathsOf(path: string): string[] {
  const [, parent, part] = /^(.*)(\/:\w+)\?$/u.exec(path) ?? []
  return parent === undefined ? [`/${path}`] : [`/${parent}`, `/${parent}${part}`]
}

const fileOf = new Map(filesOf(routes))

/** Every source that a file imports, directly or not, including those that are loaded later. */
function sourcesFrom(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return seen
  seen.add(file)
  for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(/(?:from |import\()'((?:#web\/|\.)[^']+)'/gu)) {
    const next = specifier.startsWith('#web/') ? join(source, specifier.slice(5)) : join(dirname(file), specifier)
    sourcesFrom(next, seen)
  }
  return seen
}

/** The texts that a source looks up by their English words. */
function textsIn(file: string): string[] {
  const code = readFileSync(file, 'utf8')
  const calls = [...code.matchAll(/\bt\(([^{}()]*(?:\{\w+\}[^{}()]*)*)/gu)].map(([, words = '']) => words)
  const marks = [...code.matchAll(/<TextWithMarks\s+text=(?:\{([^}]*(?:\{\w+\}[^}]*)*)\}|("[^"]*"))/gu)].map(
    ([, given = '', plain = '']) => given + plain,
  )
  return [...calls, ...marks].flatMap((words) =>
    [...words.matchAll(/'((?:[^'\\]|\\.)*)'|"([^"]*)"/gu)].map(([, one = '', other = '']) =>
      (one + other).replaceAll(String.raw`\u00A0`, '\u00A0').replaceAll(String.raw`\u2002`, '\u2002'),
    ),
  )
}

const everything = new Set(
  (await Promise.all(translatedPages.map((page) => loadCatalogues('es', page))))
    .flat()
    .flatMap(({ texts }) => Object.keys(texts)),
)

test.each(translatedPages)('%s finds every text in its catalogues, those of menus and dialogs too', async (page) => {
  const has = new Set((await loadCatalogues('es', page)).flatMap(({ texts }) => Object.keys(texts)))
  const asked = [...sourcesFrom(join(source, fileOf.get(page) ?? ''))].flatMap(textsIn)
  const missing = asked.filter((text) => everything.has(text) && !has.has(text))

  expect(fileOf.has(page)).toBe(true)
  expect(asked.length).toBeGreaterThan(0)
  expect([...new Set(missing)]).toEqual([])
})
