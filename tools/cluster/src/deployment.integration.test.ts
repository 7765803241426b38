import { leanMemory } from '@stratomate/commands/environment/begin-lean'
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { metricsPath, routes } from '@stratomate/contracts'
import { repository } from '@stratomate/commands/repository'
import { describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { z } from 'zod'
import { findProgram } from './installed-program.ts'

const folder = join(repository, 'tools/cluster/deployment')
const textOf = (name: string) => readFileSync(join(folder, name), 'utf8')
const settings = new Set(
  [...readFileSync(join(repository, '.env.example'), 'utf8').matchAll(/^([A-Z][A-Z0-9_]+)=/gmu)].map(
    ([, name]) => name,
  ),
)

const Compose = z.object({
  services: z.record(
    z.string(),
    z.looseObject({ environment: z.record(z.string(), z.string()).optional(), image: z.string().optional() }),
  ),
})
const Alerts = z.object({
  groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string(), expr: z.string() })) })),
})

describe('the files of a deployment', () => {
  test('give the servers settings that they have', () => {
    const { services } = Compose.parse(parse(textOf('compose.yaml'), { merge: true }))
    const servers = Object.entries(services).filter(([name]) => name.startsWith('server'))
    const given = servers.flatMap(([, { environment }]) => Object.keys(environment ?? {}))
    const kubernetes = [...textOf('kubernetes.yaml').matchAll(/\{ name: ([A-Z_]+), value/gu)].map(([, name]) => name)
    const image = [...textOf('Dockerfile').matchAll(/\b([A-Z][A-Z_]+)=/gu)].map(([, name]) => name)

    expect(servers).toHaveLength(3)
    const isKnown = (name = '') => settings.has(name) || name in leanMemory
    expect([...given, ...kubernetes, ...image].filter((name) => !isKnown(name))).toEqual([])
  })

  test('begin the service of an image as `npm start` begins it', () => {
    const wanted = Object.entries(leanMemory).map(([name, value]) => `${name}=${value}`)

    expect(wanted.filter((setting) => !textOf('Dockerfile').includes(setting))).toEqual([])
  })

  test('name images with their version, so that the same file starts the same programs', () => {
    const { services } = Compose.parse(parse(textOf('compose.yaml'), { merge: true }))
    const images = Object.values(services).flatMap(({ image }) => (image === undefined ? [] : [image]))

    expect(images.length).toBeGreaterThan(3)
    expect(images.filter((image) => !/:[\w.-]*\d/u.test(image))).toEqual([])
  })

  test('ask the addresses that the service has', () => {
    const kubernetes = textOf('kubernetes.yaml')

    expect(textOf('haproxy.cfg')).toContain(`uri ${routes.readReadiness.path} `)
    expect(kubernetes).toContain(`path: ${routes.readReadiness.path},`)
    expect(kubernetes).toContain(`path: ${routes.readHealth.path},`)
    expect(kubernetes).toContain(`prometheus.io/path: ${metricsPath}`)
    expect(parseAllDocuments(kubernetes).flatMap(({ errors }) => errors)).toEqual([])
  })

  test('alert on figures that the service writes', () => {
    const source = [
      readFileSync(join(repository, 'apps/server/src/main/servers/watch-metrics.ts'), 'utf8'),
      readFileSync(join(repository, 'apps/server/src/adapters/create-metrics.ts'), 'utf8'),
    ].join('\n')
    const { groups } = Alerts.parse(parse(textOf('alerts.yaml')))
    const named = groups.flatMap(({ rules }) => rules.flatMap(({ expr }) => expr.match(/stratomate_\w+/gu) ?? []))
    const bare = named.map((name) => name.replace(/_(bucket|count|sum)$/u, ''))

    expect(named.length).toBeGreaterThan(5)
    expect(bare.filter((name) => !source.includes(`'${name}'`))).toEqual([])
  })

  test('hold a configuration that HAProxy takes', async ({ skip }) => {
    const program = findProgram('haproxy')
    if (program === null) return skip('HAProxy is not installed (Debian: apt-get install haproxy)')
    const scratch = await mkdtemp(join(tmpdir(), 'stratomate-haproxy-'))
    const file = join(scratch, 'haproxy.cfg')
    await writeFile(file, await readFile(join(folder, 'haproxy.cfg'), 'utf8'))
    const said = await new Promise<string>((resolve) => {
      execFile(program, ['-c', '-f', file], (error, stdout, stderr) =>
        resolve(error === null ? 'taken' : stdout + stderr),
      )
    })
    await rm(scratch, { recursive: true, force: true })

    expect(said).toBe('taken')
  })
})
