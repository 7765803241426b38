import { createHash } from 'node:crypto'
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { buffer } from 'node:stream/consumers'
import { createInterface } from 'node:readline'
import { unzipSync } from 'fflate'
import { fromBufferPromise } from 'yauzl'

/** Names with the hashes of their bytes, in the order of the names. */
export type Reading = [name: string, sha256: string][]

/** How programs that we did not write read an archive; each throws when it finds it broken. */
export async function readByYauzl(zip: Buffer): Promise<Reading> {
  const archive = await fromBufferPromise(zip, { lazyEntries: true })
  const found: Reading = []
  for await (const entry of archive.eachEntry()) {
    const bytes = await buffer(await archive.openReadStreamPromise(entry))
    found.push([entry.fileName, sha256(bytes)])
  }
  return inOrder(found)
}

export async function readByFflate(zip: Buffer): Promise<Reading> {
  return inOrder(Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, sha256(bytes)]))
}

export function inOrder(reading: Reading): Reading {
  return reading.toSorted(([one], [other]) => (one < other ? -1 : 1))
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

const pythonSource = `
import sys, io, json, base64, hashlib, zipfile
for line in sys.stdin:
    try:
        archive = zipfile.ZipFile(io.BytesIO(base64.b64decode(line)))
        found = [[i.filename, hashlib.sha256(archive.read(i)).hexdigest()] for i in archive.infolist()]
        print(json.dumps({'found': found}), flush=True)
    except Exception as error:
        print(json.dumps({'error': repr(error)}), flush=True)
`

/** Python's own reader in one process; null where Python is not installed. */
export function startPython(): PythonReader | null {
  const found = spawnSync('python3', ['-c', 'import zipfile'])
  return found.status === 0 ? new PythonReader() : null
}

export class PythonReader {
  readonly #process: ChildProcess
  readonly #lines: AsyncIterator<string, undefined>

  constructor() {
    const started = spawn('python3', ['-c', pythonSource], { stdio: ['pipe', 'pipe', 'inherit'] })
    this.#process = started
    this.#lines = createInterface({ input: started.stdout })[Symbol.asyncIterator]()
  }

  async read(zip: Buffer): Promise<Reading> {
    this.#process.stdin?.write(`${zip.toString('base64')}\n`)
    const { value } = await this.#lines.next()
    if (value === undefined) throw new Error('Python ended.')
    // Safe: the source above writes one of the two.
    const answer = JSON.parse(value) as { found: Reading } | { error: string }
    if ('error' in answer) throw new Error(answer.error)
    return inOrder(answer.found)
  }

  stop(): void {
    this.#process.kill()
  }
}
