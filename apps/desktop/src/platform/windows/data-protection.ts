import type { Windows } from './load-windows.ts'

/** Encryption that only this person can undo on this computer, by the data protection of Windows (DPAPI). */
export type DataProtection = {
  /** @throws Error when Windows refuses */
  protect(content: Buffer, purpose: string): Buffer
  /**
   * Null for what was encrypted by another person, on another computer or for another purpose, and for what was
   * changed.
   */
  open(content: Buffer, purpose: string): Buffer | null
}

/** Windows shows the person nothing. */
const withoutQuestions = 1
const blobName = 'StratomateBlob'

/** The data protection of Windows. The purpose is part of the encryption, so that one file never passes for another. */
export function dataProtectionOf(windows: Windows): DataProtection {
  windows.struct(blobName, { size: 'uint32_t', data: 'void *' })
  const library = windows.load('crypt32.dll')
  const free = windows.load('kernel32.dll').func('void * __stdcall LocalFree(void *memory)')
  const callOf = (name: string) =>
    library.func(
      `bool __stdcall ${name}(${blobName} *input, void *about, ${blobName} *purpose, void *, void *, uint32_t flags, _Out_ ${blobName} *output)`,
    )
  const [protect, open] = [callOf('CryptProtectData'), callOf('CryptUnprotectData')]
  const run = (call: typeof protect, content: Buffer, purpose: string): Buffer | null => {
    const output: { size?: number; data?: unknown } = {}
    const words = Buffer.from(purpose)
    const isDone = call(blobOf(content), null, blobOf(words), null, null, withoutQuestions, output)
    if (isDone !== true || output.size === undefined) return null
    const bytes = Buffer.from(new Uint8Array(windows.view(output.data, output.size)))
    free(output.data)
    return bytes
  }
  return {
    protect(content, purpose) {
      const bytes = run(protect, content, purpose)
      if (bytes === null) throw new Error('Windows did not protect a secret.')
      return bytes
    },
    open: (content, purpose) => run(open, content, purpose),
  }
}

const blobOf = (bytes: Buffer) => ({ size: bytes.length, data: bytes })
