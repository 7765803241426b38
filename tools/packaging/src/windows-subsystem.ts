/** How Windows starts a program (PE format, optional header): with a console of its own, or without one. */
export const windowsSubsystem = { graphical: 2, console: 3 } as const

const headerOffsetAt = 0x3c
const fileHeaderBytes = 24
const subsystemAt = 68

/** Reads the subsystem of an executable. Throws a RangeError when the bytes are not an executable of Windows. */
export function readSubsystem(file: Buffer): number {
  const isShort = file.length < headerOffsetAt + 4
  const header = isShort ? 0 : file.readUInt32LE(headerOffsetAt)
  if (isShort || file.toString('latin1', header, header + 4) !== 'PE\0\0')
    throw new RangeError('This is no executable of Windows.')
  return file.readUInt16LE(header + fileHeaderBytes + subsystemAt)
}
