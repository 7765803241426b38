import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sha256Of, writeZip, type ZipEntry } from './write-zip.ts'

const entries: ZipEntry[] = [
  { path: 'MQL5/b.mq5', data: Buffer.from('second') },
  { path: 'MQL5/a.mq5', data: Buffer.from('first') },
]
const options = { day: '2026-11-21' }

test('the same files give the same bytes in any order', async () => {
  const one = await writeZip(entries, options)
  const other = await writeZip(entries.toReversed(), options)

  expect(one.equals(other)).toBe(true)
})

test('the same files give the same bytes in any time zone', async () => {
  const script = `import { sha256Of, writeZip } from ${JSON.stringify(join(import.meta.dirname, 'write-zip.ts'))}
    const entries = [{ path: 'MQL5/b.mq5', data: Buffer.from('second') }, { path: 'MQL5/a.mq5', data: Buffer.from('first') }]
    process.stdout.write(sha256Of(await writeZip(entries, { day: '2026-11-21' })))`
  const hashIn = (zone: string) =>
    execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      env: { TZ: zone },
    }).toString()

  expect(hashIn('Pacific/Auckland')).toBe(hashIn('America/Denver'))
  expect(hashIn('Pacific/Auckland')).toBe(sha256Of(await writeZip(entries, options)))
})

test('two files at one place are refused, whatever the case of their letters', async () => {
  const twice = [...entries, { path: 'mql5/A.mq5', data: Buffer.from('third') }]

  await expect(writeZip(twice, options)).rejects.toThrow('would stand at mql5/A.mq5')
})
