import type { Room } from './room.ts'

/**
 * The rooms of the terminal app: add-ons and programs write MQL5 from definitions, the shim compiles and runs it in tests, and
 * the package says which files are shipped.
 */
export const terminalRooms: readonly Room[] = [
  {
    name: 'terminal-testing',
    pattern: /^apps\/terminal\/src\/testing\//,
    rooms: ['terminal-*', 'desktop-bridge', 'desktop-feature-chart-sources', 'desktop-testing', 'indicators'],
    packages: 'any',
    node: true,
  },
  {
    name: 'terminal-addons',
    pattern: /^apps\/terminal\/src\/addons\//,
    rooms: ['terminal-programs', 'brand', 'domain', 'indicators'],
    packages: [],
    node: false,
  },
  {
    name: 'terminal-programs',
    pattern: /^apps\/terminal\/src\/programs\//,
    rooms: ['terminal-addons', 'terminal-package', 'brand', 'indicators'],
    packages: [],
    node: true,
  },
  {
    name: 'terminal-syntax',
    pattern: /^apps\/terminal\/src\/syntax\//,
    rooms: [],
    packages: ['@vscode/tree-sitter-wasm'],
    node: true,
  },
  { name: 'terminal-shim', pattern: /^apps\/terminal\/src\/shim\//, rooms: [], packages: [], node: true },
  {
    name: 'terminal-package',
    pattern: /^apps\/terminal\/src\/[^/]+\.ts$/,
    rooms: ['terminal-addons', 'terminal-programs'],
    packages: [],
    node: true,
  },
]

/** What runs inside MetaTrader 5, by the folders of its sources: the first that matches wins. */
export const mqlRooms: readonly { name: string; pattern: RegExp }[] = [
  { name: 'expert advisor', pattern: /^apps\/terminal\/mql5\/Experts\/.+\.mq5$/ },
  { name: 'bridge', pattern: /^apps\/terminal\/mql5\/Include\/Stratomate\/bridge\/.+\.mqh$/ },
  { name: 'sources', pattern: /^apps\/terminal\/mql5\/Include\/Stratomate\/sources\/.+\.mqh$/ },
  { name: 'scanner', pattern: /^apps\/terminal\/mql5\/.+(scanner\/.+\.mqh|Scanner\.mq5)$/ },
  { name: 'rules', pattern: /^apps\/terminal\/mql5\/Include\/Stratomate\/rules\/.+\.mqh$/ },
  { name: 'blocks', pattern: /^apps\/terminal\/mql5\/Include\/Stratomate\/blocks\/.+\.mqh$/ },
  { name: 'panel', pattern: /^apps\/terminal\/mql5\/Include\/Stratomate\/[^/]+\.mqh$/ },
  { name: 'indicators', pattern: /^apps\/terminal\/mql5\/Indicators\/.+\.mq5$/ },
  { name: 'export', pattern: /^apps\/terminal\/mql5\/(Scripts|Include\/Stratomate\/export)\/.+\.mq[5h]$/ },
]

/** The room of a source of MQL5; null for any other file. */
export function mqlRoomOf(path: string): { name: string } | null {
  return mqlRooms.find(({ pattern }) => pattern.test(path)) ?? null
}
