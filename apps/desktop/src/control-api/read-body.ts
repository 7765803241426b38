import type { IncomingMessage } from 'node:http'

export type Body = { kind: 'json'; content: unknown } | { kind: 'refused'; status: 400 | 413 | 415 }

/** Reads a JSON body of at most `bytesMax`. A longer one is dropped as soon as that is known. */
export async function readBody(request: IncomingMessage, bytesMax: number): Promise<Body> {
  if (!/^application\/json(?:;|$)/iu.test(request.headers['content-type'] ?? '')) return refused(415)
  if (Number(request.headers['content-length'] ?? 0) > bytesMax) return refused(413)
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of request) {
      // Safe: a request without an encoding gives buffers.
      const part = chunk as Buffer
      length += part.length
      if (length > bytesMax) return refused(413)
      chunks.push(part)
    }
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
    return { kind: 'json', content: JSON.parse(text) }
  } catch (error) {
    // Broken text, broken JSON, or a connection that ended halfway: there is nothing to act on.
    if (error instanceof Error) return refused(400)
    throw error
  }
}

function refused(status: 400 | 413 | 415): Body {
  return { kind: 'refused', status }
}
