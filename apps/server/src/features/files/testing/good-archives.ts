import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { zipSync } from 'fflate'
import { ZipFile } from 'yazl'
import { bytesOf, extraField, trueLargeEnd, u32, u64, zipModel } from '@stratomate/domain/files/testing/zip-model'

const readme = 'Put the files into the folder of the terminal.\n'.repeat(20)
const noise = Buffer.from(Array.from({ length: 2_000 }, (_, place) => (place * 7_919) % 251))

/** Archives that common programs write, by what they are; those whose program is not installed are left out. */
export async function goodArchives(): Promise<Map<string, Buffer>> {
  const found = new Map([...ownArchives(), ...fflateArchives()])
  found.set('yazl', await yazlArchive({}))
  found.set('yazl, with records for large archives', await yazlArchive({ forceZip64Format: true }))
  for (const [name, bytes] of [...pythonArchives(), ...infoZipArchives()]) found.set(name, bytes)
  return found
}

function ownArchives(): [string, Buffer][] {
  const owner = Buffer.from([1, 4, 0, 0, 0, 0, 4, 0, 0, 0, 0])
  const times = extraField(0x5455, Buffer.concat([Buffer.from([3]), u32(1), u32(2)]))
  const stamp = extraField(0x5455, Buffer.concat([Buffer.from([3]), u32(1)]))
  const ntfs = extraField(0x000a, Buffer.concat([u32(0), Buffer.from([1, 0, 24, 0]), u64(1), u64(2), u64(3)]))
  const all = zipModel([
    { name: 'BOSS Pro/', method: 0 },
    { name: 'BOSS Pro/größe.txt', data: readme, hasDescriptor: true },
    {
      name: 'BOSS Pro/data.bin',
      data: noise,
      method: 0,
      localExtra: Buffer.concat([times, extraField(0x7875, owner)]),
    },
    { name: '日本.txt', data: 'x', centralExtra: ntfs, localExtra: extraField(0x5855, Buffer.alloc(12)) },
    { name: 'empty', method: 0, centralExtra: stamp },
    { name: 'same name.txt', data: 'x', localExtra: unicodePath('same name.txt') },
  ])
  const large = zipModel([
    { name: 'a', data: readme },
    { name: 'b', data: noise, method: 0, hasDescriptor: true },
  ])
  return [
    ['our own, with everything that is allowed', bytesOf(all)],
    ['our own, with records for large archives', bytesOf({ ...large, large: trueLargeEnd })],
    ['our own, with two files', bytesOf(large)],
  ]
}

/** The same name once more, as Info-ZIP writes it: a version, the checksum of the name in the header, the name. */
function unicodePath(name: string): Buffer {
  return extraField(0x7075, Buffer.concat([Buffer.from([1, 0, 0, 0, 0]), Buffer.from(name)]))
}

function fflateArchives(): [string, Buffer][] {
  const files = { 'a.txt': Buffer.from(readme), 'folder/größe.bin': noise, 'folder/empty': Buffer.alloc(0) }
  return [
    ['fflate', Buffer.from(zipSync(files))],
    ['fflate, stored', Buffer.from(zipSync(files, { level: 0 }))],
    ['fflate, made on Unix', Buffer.from(zipSync(files, { os: 3, attrs: 0o644 << 16, mtime: '2026-01-02' }))],
  ]
}

async function yazlArchive(options: { forceZip64Format?: boolean }): Promise<Buffer> {
  const zip = new ZipFile()
  zip.addBuffer(Buffer.from(readme), 'folder/a.txt', options)
  zip.addBuffer(noise, 'größe.bin', { ...options, compress: false })
  zip.addEmptyDirectory('empty')
  zip.end({ forceZip64Format: options.forceZip64Format ?? false, comment: '' })
  return buffer(zip.outputStream)
}

const pythonSource = `
import io, json, base64, sys, zipfile
text = b'Put the files into the folder of the terminal.\\n' * 20
class Pipe(io.RawIOBase):
    def __init__(self): self.got = b''
    def writable(self): return True
    def write(self, piece):
        self.got += bytes(piece)
        return len(piece)
made = {}
def make(name, target, fill, **options):
    archive = zipfile.ZipFile(target, 'w', **options)
    fill(archive)
    archive.close()
    made[name] = base64.b64encode(target.got if isinstance(target, Pipe) else target.getvalue()).decode()
def some(archive):
    archive.writestr('a.txt', text)
    archive.writestr('folder/', b'')
    archive.writestr('folder/gr\\u00f6\\u00dfe.bin', bytes(range(256)))
def forced(archive):
    with archive.open('large.txt', 'w', force_zip64=True) as file: file.write(text)
make('Python', io.BytesIO(), some)
make('Python, deflated', io.BytesIO(), some, compression=zipfile.ZIP_DEFLATED)
make('Python to a pipe', Pipe(), some)
make('Python to a pipe, deflated', Pipe(), some, compression=zipfile.ZIP_DEFLATED)
make('Python, made for large files', io.BytesIO(), forced, compression=zipfile.ZIP_DEFLATED)
make('Python to a pipe, made for large files', Pipe(), forced, compression=zipfile.ZIP_DEFLATED)
print(json.dumps(made))
`

function pythonArchives(): [string, Buffer][] {
  const { status, stdout } = spawnSync('python3', ['-c', pythonSource], { encoding: 'utf8' })
  if (status !== 0) return []
  // Safe: the source above writes names and base64.
  const made = JSON.parse(stdout) as Record<string, string>
  return Object.entries(made).map(([name, text]) => [name, Buffer.from(text, 'base64')])
}

function infoZipArchives(): [string, Buffer][] {
  if (spawnSync('zip', ['-v']).status !== 0) return []
  const folder = mkdtempSync(join(tmpdir(), 'stratomate-info-zip-'))
  try {
    mkdirSync(join(folder, 'sub'))
    writeFileSync(join(folder, 'a.txt'), readme)
    writeFileSync(join(folder, 'sub/b.bin'), noise)
    const run = (args: string[]) =>
      execFileSync('zip', ['-q', ...args], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
    const file = (name: string, args: string[]) => {
      run([...args.slice(0, -2), `${name}.zip`, ...args.slice(-2)])
      return readFileSync(join(folder, `${name}.zip`))
    }
    return [
      ['Info-ZIP', file('plain', ['-r', 'a.txt', 'sub'])],
      ['Info-ZIP, without extra fields', file('bare', ['-rX', 'a.txt', 'sub'])],
      ['Info-ZIP, stored', file('stored', ['-r0', 'a.txt', 'sub'])],
      ['Info-ZIP, made for large files', file('large', ['-r', '-fz', 'a.txt', 'sub'])],
      ['Info-ZIP to a pipe', run(['-r', '-', 'a.txt', 'sub'])],
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
