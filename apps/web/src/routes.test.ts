import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import routes from './routes.ts'
import { pagePaths } from './shared/page/page-paths.ts'

type Entry = (typeof routes)[number]

test('every page of the table has a route of its own', () => {
  expect(pagePaths.filter((path) => screenOf(path) === undefined || screenOf(path) === '*')).toEqual([])
})

test('every route without a parameter is a page of the table', () => {
  const paths = routes.flatMap(pathsOf).filter((path) => path !== '*' && !path.includes(':'))

  expect(paths.filter((path) => !pagePaths.includes(`/${path}`))).toEqual([])
})

function screenOf(path: string): string | undefined {
  const { route } = matchRoutes(routes.map(objectOf), path)?.at(-1) ?? {}
  return route?.index === true ? '/' : route?.path
}

function objectOf(entry: Entry): RouteObject {
  return entry.index === true
    ? { index: true }
    : { path: entry.path ?? '', children: (entry.children ?? []).map(objectOf) }
}

function pathsOf(entry: Entry): string[] {
  return [...(entry.path === undefined ? [] : [entry.path]), ...(entry.children ?? []).flatMap(pathsOf)]
}
