const nestedNames =
  /\.(?:zip|zipx|rar|7z|gz|tgz|xz|txz|bz2|tbz2?|zst|lzma|lz4?|z|cab|jar|war|apk|tar|arj|ace|iso|wim|msix|appx|nupkg|vsix|xpi)$/iu

/**
 * The first bytes of archives, as hexadecimal digits. Some may follow other bytes, so they are searched for in the
 * whole beginning.
 */
const firstBytes = ['1f8b08', '1f9d', '425a68', '4d534346', '28b52ffd', '04224d18', '60ea', '4d5357494d']
const bytesAnywhere = ['504b0304', '504b0506', '504b0708', '526172211a07', '377abcaf271c', 'fd377a585a00']
const tarAt = 257
const tarBytes = '7573746172'

/** How many bytes of an entry `isNestedArchive` needs. */
export const nestedStartBytes = 1_024

/** Whether an entry is itself an archive, by its name or by its first bytes. */
export function isNestedArchive(name: string, start: Uint8Array): boolean {
  if (nestedNames.test(name)) return true
  const hex = Array.from(start, (byte) => byte.toString(16).padStart(2, '0')).join('')
  if (firstBytes.some((bytes) => hex.startsWith(bytes)) || hex.startsWith(tarBytes, tarAt * 2)) return true
  return bytesAnywhere.some((bytes) => holdsBytes(hex, bytes))
}

/** Two digits are a byte, so only even places count. */
function holdsBytes(hex: string, bytes: string): boolean {
  for (let at = hex.indexOf(bytes); at !== -1; at = hex.indexOf(bytes, at + 1)) if (at % 2 === 0) return true
  return false
}
