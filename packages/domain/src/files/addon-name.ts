const pattern = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$/u

/** Names that Windows reserves for devices, whatever extension or spaces follow. */
const reserved = /^(?:con|prn|aux|nul|conin\$|conout\$|clock\$|com[0-9¹²³]|lpt[0-9¹²³]) *(?:[.:]|$)/iu

/** Whether Windows would take the name of a file for a device. */
export function isReservedName(name: string): boolean {
  return reserved.test(name)
}

/**
 * What is wrong with the name of an add-on's file, or null (DECISIONS, Files). It is a file name without its extension.
 */
export function addonNameProblem(name: string): string | null {
  if (name === '') return 'Please enter a name for the indicator'
  if (/\.zip$/iu.test(name)) return 'Leave out .zip, it is added.'
  if (!pattern.test(name)) {
    return 'Use up to 64 letters, digits, dots, hyphens and underscores, and begin with a letter or digit.'
  }
  if (name.includes('..') || name.endsWith('.')) return 'Use single dots only, and none at the end.'
  if (isReservedName(name)) return 'Windows keeps this name for itself. Choose another one.'
  return null
}
