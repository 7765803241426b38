import { downloads, type FileKind } from '@stratomate/contracts'

const fixedPaths = { installer: downloads.installer, indicators: downloads.indicators } as const

/** Under which name the files of a kind are kept; only add-ons have several. */
export const fixedNames = {
  installer: nameIn(downloads.installer),
  indicators: nameIn(downloads.indicators),
} as const

export function fileNameOf(name: string): string {
  return `${name}.zip`
}

/** Where people download a file. */
export function downloadPathOf(kind: FileKind, name: string): string {
  return kind === 'addon' ? `${downloads.addons}${fileNameOf(name)}` : fixedPaths[kind]
}

function nameIn(path: string): string {
  return (path.split('/').at(-1) ?? '').replace(/\.zip$/u, '')
}
