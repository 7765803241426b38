import { brand } from '@stratomate/brand'
import type { AccountKind } from '@stratomate/contracts'

type TrayView = { isRunning: boolean; account: AccountKind; today: number; open: number }

/** The tooltip of the icon: whether trading runs comes first, since Windows cuts what is long. */
export function trayText({ isRunning, account, today, open }: TrayView): string {
  const money = account === 'live' ? ' (Live)' : ''
  return `${brand.desktopName}: ${isRunning ? 'trading runs' : 'stopped'}${money}, ${today} today, ${open} open`
}
