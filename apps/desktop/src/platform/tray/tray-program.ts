import { win32 } from 'node:path'
import { brand } from '@stratomate/brand'
import { trayScript } from './tray-script.ts'

type TrayPlace = {
  /** %SystemRoot%: the PowerShell of Windows itself is run, not one from the PATH. */
  systemRoot: string | undefined
  /** The program whose icon is shown. */
  program: string
}

/** How the PowerShell of Windows runs the script: as its command, so no policy for script files has to be bypassed. */
export function trayProgram({ systemRoot, program }: TrayPlace): [program: string, ...args: string[]] {
  const powerShell = win32.join(systemRoot ?? 'C:\\Windows', 'System32', 'WindowsPowerShell', 'v1.0', 'powershell.exe')
  const command = `${trayScript} ${quoted(brand.desktopName)} ${quoted(program)}`
  return [powerShell, '-NoProfile', '-NonInteractive', '-STA', '-Command', command]
}

/** PowerShell takes these four marks for the end of a text, too, unless they are doubled. */
function quoted(text: string): string {
  return `'${text.replaceAll(/['\u2018\u2019\u201A\u201B]/gu, '$&$&')}'`
}
