import { join, win32 } from 'node:path'
import { brand } from '@stratomate/brand'
import { replaceFile } from '#desktop/platform/files/replace-file.ts'
import { trayScript } from './tray-script.ts'

type TrayPlace = {
  dataFolder: string
  /** %SystemRoot%: the PowerShell of Windows itself is run, not one from the PATH. */
  systemRoot: string | undefined
  /** The program whose icon is shown. */
  program: string
}

/** Writes the script beside the app's data and answers how PowerShell runs it. Throws when the folder cannot be written. */
export function trayProgram({ dataFolder, systemRoot, program }: TrayPlace): [program: string, ...args: string[]] {
  const script = join(dataFolder, 'tray.ps1')
  replaceFile(script, trayScript)
  const powerShell = win32.join(systemRoot ?? 'C:\\Windows', 'System32', 'WindowsPowerShell', 'v1.0', 'powershell.exe')
  const how = ['-NoProfile', '-NonInteractive', '-ExecutionPolicy', 'Bypass', '-STA', '-WindowStyle', 'Hidden']
  return [powerShell, ...how, '-File', script, '-Name', brand.desktopName, '-Program', program]
}
