/** Deflated bytes without a header, by the platform's own compressor. */
export async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** The inflated bytes; null when they are damaged, or more than `bytesMax`. */
export async function inflate(bytes: Uint8Array<ArrayBuffer>, bytesMax: number): Promise<Uint8Array | null> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const inflated = new Uint8Array(bytesMax)
  let length = 0
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      const { value } = piece
      if (length + value.length > bytesMax) return null
      inflated.set(value, length)
      length += value.length
    }
  } catch {
    return null
  }
  return inflated.subarray(0, length)
}
