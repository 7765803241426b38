import type { Room } from './room.ts'

/** The rooms of the desktop app: features decide, adapters and platform touch the world, app wires. */
export const desktopRooms: readonly Room[] = [
  {
    name: 'desktop-app',
    pattern: /^apps\/desktop\/src\/app\//,
    rooms: ['desktop-*', 'engine', 'contracts', 'domain', 'brand', 'indicators'],
    packages: 'any',
    node: true,
  },
  {
    name: 'desktop-settings-import-rules',
    pattern: /^apps\/desktop\/src\/features\/settings-import\/rules\//,
    rooms: ['engine', 'contracts', 'indicators'],
    packages: [],
    node: false,
  },
  {
    name: 'desktop-features',
    pattern: /^apps\/desktop\/src\/features\//,
    rooms: ['desktop-*', 'engine', 'contracts', 'domain', 'brand', 'indicators'],
    packages: 'any',
    node: true,
  },
  {
    name: 'desktop-bridge',
    pattern: /^apps\/desktop\/src\/adapters\/bridge\//,
    rooms: ['engine', 'desktop-platform', 'contracts'],
    packages: 'any',
    node: true,
  },
  {
    name: 'desktop-brokers',
    pattern: /^apps\/desktop\/src\/adapters\/brokers\//,
    rooms: ['engine', 'desktop-platform', 'contracts'],
    packages: 'any',
    node: true,
  },
  {
    name: 'desktop-journal',
    pattern: /^apps\/desktop\/src\/adapters\/journal\//,
    rooms: ['engine', 'desktop-platform', 'contracts'],
    packages: 'any',
    node: true,
  },
  {
    name: 'desktop-server-api',
    pattern: /^apps\/desktop\/src\/adapters\/server-api\//,
    rooms: ['engine', 'desktop-platform', 'contracts', 'domain', 'brand'],
    packages: 'any',
    node: true,
  },
  {
    name: 'desktop-platform',
    pattern: /^apps\/desktop\/src\/platform\//,
    rooms: ['contracts', 'brand', 'indicators'],
    types: ['engine'],
    packages: 'any',
    node: true,
  },
  {
    name: 'desktop-control-api',
    pattern: /^apps\/desktop\/src\/control-api\//,
    rooms: ['desktop-*', 'engine', 'contracts', 'domain'],
    packages: 'any',
    node: true,
  },
  // The window says what a plan holds, and does not retype it.
  {
    name: 'desktop-ui',
    pattern: /^apps\/desktop\/src\/ui\//,
    rooms: ['ui', 'brand', 'contracts', 'domain'],
    packages: 'any',
    node: false,
  },
  { name: 'desktop-testing', pattern: /^apps\/desktop\/src\/testing\//, rooms: [], packages: 'any', node: true },
  {
    name: 'desktop-build',
    pattern: /^apps\/desktop\/[^/]+\.(ts|mjs)$/,
    rooms: ['terminal'],
    packages: 'any',
    node: true,
  },
]
