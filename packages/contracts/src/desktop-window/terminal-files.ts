export type WindowTerminalFile = { path: string; state: 'missing' | 'current' | 'outdated' | 'changed' }
/** A data folder of MetaTrader 5, and our files in it. */
export type WindowTerminalFolder = {
  folder: string
  /** Where the terminal is installed, when it says so. */
  program: string | null
  files: WindowTerminalFile[]
}
export type WindowTerminals = {
  folders: WindowTerminalFolder[]
  indicators: { id: string; name: string }[]
  /** The trial installs one indicator at a time. */
  isOneIndicator: boolean
}
