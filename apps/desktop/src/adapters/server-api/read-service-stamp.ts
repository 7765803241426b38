import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isSea } from 'node:sea'
import { ServiceStamp, serviceStampName } from '@stratomate/contracts/desktop/service-stamp'

/**
 * What the service has written into the package of this app: beside the executable, or beside or above the script. Null
 * when the app runs from its sources, or when nothing readable is there.
 */
export function readServiceStamp(folders: readonly string[] = foldersOfApp()): ServiceStamp | null {
  for (const folder of folders) {
    const stamp = readStampIn(folder)
    if (stamp !== null) return stamp
  }
  return null
}

function foldersOfApp(): string[] {
  if (isSea()) return withParent(dirname(process.execPath))
  // The sources are not in a package.
  return import.meta.filename.endsWith('read-service-stamp.ts') ? [] : withParent(import.meta.dirname)
}

function withParent(folder: string): string[] {
  return [folder, dirname(folder)]
}

function readStampIn(folder: string): ServiceStamp | null {
  try {
    return ServiceStamp.parse(JSON.parse(readFileSync(join(folder, serviceStampName), 'utf8')))
  } catch (error) {
    // Without it, or with an incomplete one, the person enters the address.
    if (error instanceof Error) return null
    throw error
  }
}
