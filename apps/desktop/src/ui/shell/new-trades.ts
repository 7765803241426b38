import type { WindowTrade } from '@stratomate/contracts/desktop-window/state'

export type TradeLists = Pick<WindowLists, 'openTrades' | 'closedTrades'>
type WindowLists = { readonly openTrades: readonly WindowTrade[]; readonly closedTrades: readonly WindowTrade[] }

/**
 * Trades that have opened and ended between two states. They are recognized by their ids: the list of closed trades has
 * a limit, and once it is full its length says nothing.
 */
export function newTrades(before: TradeLists, now: TradeLists): { opened: WindowTrade[]; ended: WindowTrade[] } {
  const open = idsOf(before.openTrades)
  const closed = idsOf(before.closedTrades)
  const isNew = ({ id }: WindowTrade): boolean => !open.has(id) && !closed.has(id)
  return {
    opened: now.openTrades.filter(isNew),
    // An older trade that moves back into the list, because another one left it, has not ended just now.
    ended: now.closedTrades.filter((trade) => open.has(trade.id) || (isNew(trade) && isNewest(trade, before))),
  }
}

function idsOf(trades: readonly WindowTrade[]): Set<string> {
  return new Set(trades.map(({ id }) => id))
}

function isNewest({ intendedAtMs }: WindowTrade, { closedTrades }: TradeLists): boolean {
  return closedTrades.every((trade) => trade.intendedAtMs <= intendedAtMs)
}
