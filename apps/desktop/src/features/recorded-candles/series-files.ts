import { type FileHandle, mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import {
  pointsOfCandle,
  type RecordedCandle,
  type RecordedPoints,
  recordingFrame,
  recordingHead,
  type RecordingName,
} from '@stratomate/candles/recording/recording-frame'
import { readPiece } from '@stratomate/candles/recording/read-recording'

/** Three days of minutes: small enough that reading one file delays nothing. */
export const pieceCandlesMax = 4_320
/** More than a year of minutes; beyond that the oldest file is deleted. */
export const piecesMax = 122

/** The file that is being written: its number, its complete bytes, its candles, and the last of them. */
type OpenPiece = { number: number; bytes: number; candles: number; last: RecordedPoints | null }

const pieceName = (number: number): string => `${String(number).padStart(6, '0')}.strator`
const pieceNumber = (name: string): number | null => {
  const digits = /^(\d{6})\.strator$/u.exec(name)?.[1]
  return digits === undefined ? null : Number(digits)
}

/**
 * The files of one series; only the last one is appended to. An incomplete candle at its end is cut off before the next
 * one is written, so a crash or a full disk loses only the candle that was being written.
 */
export class SeriesFiles {
  readonly folder: string
  readonly #name: RecordingName
  #piece: OpenPiece | null = null

  constructor(folder: string, name: RecordingName) {
    this.folder = folder
    this.#name = name
  }

  /**
   * Appends candles that are newer than those in the file. Throws when the disk refuses them; they may be given again.
   */
  async append(candles: readonly RecordedCandle[]): Promise<void> {
    try {
      let piece = (this.#piece ??= await this.#openLast())
      for (let from = 0; from < candles.length;) {
        if (piece.candles >= pieceCandlesMax) piece = this.#piece = await this.#openNext(piece)
        const end = Math.min(candles.length, from + pieceCandlesMax - piece.candles)
        await this.#write(piece, candles.slice(from, end))
        from = end
      }
    } catch (error) {
      // How much was written is unknown, so the next call begins by reading the file.
      this.#piece = null
      throw error
    }
  }

  async #write(piece: OpenPiece, candles: readonly RecordedCandle[]): Promise<void> {
    const frames: Uint8Array[] = []
    let [last, count] = [piece.last, 0]
    for (const candle of candles) {
      const points = pointsOfCandle(candle, this.#name.digits)
      if (points === null || (last !== null && points.minute <= last.minute)) continue
      const frame = recordingFrame(candle, piece.candles + count === 0 ? null : last, this.#name)
      if (frame === null) continue
      frames.push(frame)
      last = points
      count += 1
    }
    if (count === 0) return
    const bytes = Buffer.concat(frames)
    const file = await open(join(this.folder, pieceName(piece.number)), 'r+')
    try {
      await file.truncate(piece.bytes)
      await writeAll(file, bytes, piece.bytes)
    } finally {
      await file.close()
    }
    Object.assign(piece, { bytes: piece.bytes + bytes.length, candles: piece.candles + count, last })
  }

  async #openLast(): Promise<OpenPiece> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 })
    const numbers = await pieceNumbers(this.folder)
    const number = numbers.at(-1)
    if (number === undefined) return this.#create(1, null)
    const bytes = await readFile(join(this.folder, pieceName(number)))
    const read = readPiece(bytes)
    // A file without its beginning is unreadable; candles continue in a new one.
    if (read === null) return this.#create(number + 1, null)
    const { candles, endsAt } = read
    const [minute, close] = [candles.minute.at(-1), candles.close.at(-1)]
    const last = minute === undefined || close === undefined ? null : { minute, close }
    return { number, bytes: endsAt, candles: candles.minute.length, last }
  }

  async #openNext({ number, last }: OpenPiece): Promise<OpenPiece> {
    const piece = await this.#create(number + 1, last)
    for (const old of (await pieceNumbers(this.folder)).slice(0, -piecesMax))
      await rm(join(this.folder, pieceName(old)), { force: true })
    return piece
  }

  async #create(number: number, last: RecordedPoints | null): Promise<OpenPiece> {
    const head = recordingHead(this.#name)
    const file = await open(join(this.folder, pieceName(number)), 'w', 0o600)
    try {
      await writeAll(file, head, 0)
    } finally {
      await file.close()
    }
    return { number, bytes: head.length, candles: 0, last }
  }
}

/** A nearly full disk writes a part, and reports an error only at the next try. */
async function writeAll(file: FileHandle, bytes: Uint8Array, at: number): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, at + done)
    done += bytesWritten
  }
}

/** The numbers of the files in a folder, the oldest first. */
async function pieceNumbers(folder: string): Promise<number[]> {
  const names = await readdir(folder)
  return names.flatMap((name) => pieceNumber(name) ?? []).toSorted((one, other) => one - other)
}

/** Paths and sizes of the files in a folder, the oldest first. */
export async function piecesOf(folder: string): Promise<{ path: string; bytes: number; changedAtMs: number }[]> {
  const paths = (await pieceNumbers(folder)).map((number) => join(folder, pieceName(number)))
  return Promise.all(
    paths.map(async (path) => {
      const { size, mtimeMs } = await stat(path)
      return { path, bytes: size, changedAtMs: mtimeMs }
    }),
  )
}
