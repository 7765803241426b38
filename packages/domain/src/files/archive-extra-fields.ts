import { ArchiveFault } from './archive-problems.ts'

/** Where an extra field is: beside the entry's data, or in the directory. */
type Place = 'local' | 'central'
type Header = { place: Place; name: string; rawName: Uint8Array }

const zip64Id = 0x0001
const unicodePathId = 0x7075

/** Times and owners, by their number; each says whether its bytes have exactly the form that it must have. */
const harmlessFields: ReadonlyMap<number, (data: DataView, place: Place) => boolean> = new Map([
  [0x000a, isNtfsTimes],
  [0x5455, isExtendedTimestamp],
  [0x5855, (data, place) => data.byteLength === 8 || (place === 'local' && data.byteLength === 12)],
  [0x7855, (data, place) => data.byteLength === (place === 'local' ? 4 : 0)],
  [0x7875, isUnixOwner],
])

/**
 * Reads the extra fields of a header: only times, owners and the sizes of large files are allowed, each once. Answers the
 * data of the field for large files, or null. Links, access rights, encryption and other names are refused.
 * @throws ArchiveFault
 */
export function readExtraFields(bytes: Uint8Array, header: Header): DataView | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const seen = new Set<number>()
  let zip64: DataView | null = null
  for (let at = 0; at < bytes.length;) {
    if (at + 4 > bytes.length) throw new ArchiveFault('extra_field', header.name)
    const id = view.getUint16(at, true)
    const length = view.getUint16(at + 2, true)
    if (at + 4 + length > bytes.length || seen.has(id)) throw new ArchiveFault('extra_field', header.name)
    seen.add(id)
    const data = new DataView(bytes.buffer, bytes.byteOffset + at + 4, length)
    if (id === zip64Id) zip64 = data
    else if (id === unicodePathId) requireSameName(data, header)
    else if (harmlessFields.get(id)?.(data, header.place) !== true) throw new ArchiveFault('extra_field', header.name)
    at += 4 + length
  }
  return zip64
}

/** Some programs show this name and others the one of the header. */
function requireSameName(data: DataView, { name, rawName }: Header): void {
  const given = new Uint8Array(data.buffer, data.byteOffset + 5, Math.max(0, data.byteLength - 5))
  const isSame = given.length === rawName.length && given.every((byte, place) => byte === rawName[place])
  if (data.byteLength < 5 || data.getUint8(0) !== 1 || !isSame) throw new ArchiveFault('second_name', name)
}

/** Four reserved bytes, then one attribute with three times of eight bytes. */
function isNtfsTimes(data: DataView): boolean {
  return data.byteLength === 32 && data.getUint16(4, true) === 1 && data.getUint16(6, true) === 24
}

/** A byte names the times that follow; the directory keeps the first of them only. */
function isExtendedTimestamp(data: DataView, place: Place): boolean {
  if (data.byteLength === 0) return false
  const named = data.getUint8(0)
  const times = [1, 2, 4].filter((bit) => (named & bit) !== 0).length
  if (named > 7) return false
  const isWhole = data.byteLength === 1 + 4 * times
  return place === 'local' ? isWhole : isWhole || data.byteLength === ((named & 1) === 0 ? 1 : 5)
}

/** A version, then user and group, each behind its length. */
function isUnixOwner(data: DataView): boolean {
  if (data.byteLength < 3 || data.getUint8(0) !== 1) return false
  const userBytes = data.getUint8(1)
  if (userBytes > 8 || data.byteLength < 3 + userBytes) return false
  const groupBytes = data.getUint8(2 + userBytes)
  return groupBytes <= 8 && data.byteLength === 3 + userBytes + groupBytes
}
