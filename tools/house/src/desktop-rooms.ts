import type { Room } from './room.ts'

type RoomImports = { rooms: readonly string[]; types?: readonly string[]; packages?: Room['packages'] }

const windowPackages = ['react', 'clsx', 'lucide-react'] as const

/**
 * The rooms of the desktop app: app wires, features decide, adapters and platform touch the world, and the control API
 * serves the window. Only app and the control API see all features; a feature names each other one that it needs.
 */
export const desktopRooms: readonly Room[] = [
  {
    name: 'desktop-app',
    pattern: /^apps\/desktop\/src\/app\//,
    rooms: [
      'desktop-control-api',
      'desktop-feature-*',
      'desktop-bridge',
      'desktop-brokers',
      'desktop-journal',
      'desktop-server-api',
      'desktop-platform',
      'engine',
      'contracts',
      'brand',
    ],
    packages: [],
    node: true,
  },
  {
    name: 'desktop-control-api',
    pattern: /^apps\/desktop\/src\/control-api\//,
    rooms: ['desktop-feature-*', 'desktop-platform', 'engine', 'contracts', 'domain', 'brand'],
    types: ['desktop-journal', 'desktop-server-api'],
    packages: ['zod'],
    node: true,
  },

  // Features, each after those that it needs. What they need of the rest of the app they declare as their own types.
  {
    name: 'desktop-feature-ports',
    pattern: /^apps\/desktop\/src\/features\/[^/]+\.ts$/,
    rooms: ['indicators'],
    packages: [],
    node: false,
  },
  feature('account', { rooms: ['desktop-server-api', 'desktop-platform', 'domain'], types: ['engine', 'contracts'] }),
  feature('activity', {
    rooms: ['desktop-feature-ports', 'desktop-journal', 'desktop-platform', 'engine', 'contracts', 'domain'],
  }),
  feature('broker-selection', {
    rooms: ['desktop-brokers', 'desktop-platform', 'engine', 'contracts', 'domain', 'brand'],
    types: ['desktop-journal'],
    packages: ['zod'],
  }),
  feature('chart-health', {
    rooms: ['desktop-feature-ports', 'engine', 'contracts'],
    types: ['desktop-feature-recorded-candles', 'desktop-bridge', 'desktop-server-api', 'domain'],
    packages: ['zod'],
  }),
  feature('chart-sources', {
    rooms: ['engine', 'contracts'],
    types: ['desktop-feature-chart-health', 'desktop-bridge'],
    packages: ['zod'],
  }),
  feature('clock', { rooms: ['desktop-server-api', 'engine'], types: ['desktop-journal'] }),
  feature('computer-settings', {
    rooms: ['desktop-platform', 'content', 'brand'],
    types: ['engine', 'contracts'],
  }),
  feature('notifications', { rooms: ['content', 'contracts', 'domain'], types: ['engine'] }),
  feature('update', {
    rooms: ['desktop-platform', 'contracts', 'domain', 'brand'],
    types: ['engine'],
  }),
  feature('recorded-candles', {
    rooms: ['desktop-feature-trading-settings', 'desktop-platform', 'engine', 'candles'],
    types: ['contracts'],
  }),
  feature('data-take-over', { rooms: ['desktop-journal', 'desktop-platform'] }),
  feature('journal-recovery', {
    rooms: ['desktop-brokers', 'desktop-journal', 'desktop-platform', 'engine'],
    types: ['contracts'],
  }),
  feature('trade-switch', {
    rooms: [],
    types: ['desktop-feature-broker-selection', 'engine', 'contracts', 'domain'],
  }),
  feature('outside-signals', {
    rooms: ['desktop-outside', 'desktop-platform', 'engine', 'contracts'],
    packages: ['zod'],
  }),
  feature('hand-trading', { rooms: ['desktop-feature-ports', 'engine', 'contracts'] }),
  feature('trading-settings', {
    rooms: ['desktop-platform', 'engine', 'contracts', 'domain'],
    packages: ['zod'],
  }),
  feature('terminal-files', {
    rooms: ['desktop-feature-ports', 'desktop-platform'],
    types: ['desktop-feature-account', 'contracts'],
    packages: ['zod'],
  }),
  feature('symbol-mapping', {
    rooms: ['desktop-feature-broker-selection', 'desktop-brokers', 'engine', 'contracts'],
  }),
  feature('own-statistics', { rooms: ['contracts', 'engine', 'domain', 'lab'], types: ['desktop-journal'] }),
  feature('record-proof', { rooms: ['desktop-journal', 'desktop-platform', 'lab'], types: ['engine'] }),
  feature('replay', {
    rooms: [
      'desktop-feature-ports',
      'desktop-feature-trading-settings',
      'desktop-journal',
      'desktop-platform',
      'engine',
      'contracts',
      'domain',
    ],
  }),
  {
    name: 'desktop-settings-import-rules',
    pattern: /^apps\/desktop\/src\/features\/settings-import\/rules\//,
    rooms: ['contracts', 'indicators'],
    types: ['engine'],
    packages: [],
    node: false,
  },
  feature('settings-import', {
    rooms: [
      'desktop-settings-import-rules',
      'desktop-feature-ports',
      'desktop-feature-trading-settings',
      'desktop-server-api',
    ],
    types: ['desktop-feature-activity', 'engine', 'contracts'],
    packages: ['zod'],
  }),
  feature('diagnostics', {
    rooms: [
      'desktop-feature-account',
      'desktop-feature-chart-health',
      'desktop-feature-clock',
      'desktop-feature-trade-switch',
      'desktop-feature-trading-settings',
      'desktop-brokers',
      'desktop-platform',
      'engine',
      'contracts',
      'domain',
    ],
    types: ['desktop-feature-terminal-files', 'desktop-bridge', 'desktop-server-api'],
  }),

  // Adapters talk to terminals, brokers, the disk and the server.
  adapter('bridge', { rooms: ['desktop-platform', 'contracts'], types: ['engine'], packages: ['zod'] }),
  adapter('brokers', { rooms: ['desktop-platform', 'engine', 'contracts'], packages: ['zod', 'ws'] }),
  adapter('outside', { rooms: ['contracts'], packages: ['zod'] }),
  adapter('journal', { rooms: ['desktop-platform', 'engine'], types: ['contracts'], packages: ['zod'] }),
  adapter('server-api', {
    rooms: ['desktop-platform', 'engine', 'contracts', 'domain'],
    packages: ['zod', 'jose', 'eventsource-parser'],
  }),
  {
    name: 'desktop-platform',
    pattern: /^apps\/desktop\/src\/platform\//,
    rooms: ['brand', 'indicators'],
    types: ['contracts', 'engine'],
    packages: ['zod'],
    node: true,
  },
  // The window: tabs, settings and the first run know what is shown by several of them, and not each other.
  {
    name: 'desktop-ui-shown',
    pattern: /^apps\/desktop\/src\/ui\/(connection|language|shown)\//,
    rooms: ['ui', 'content', 'contracts', 'domain'],
    packages: windowPackages,
    node: false,
  },
  {
    name: 'desktop-ui-settings',
    pattern: /^apps\/desktop\/src\/ui\/settings\//,
    rooms: ['desktop-ui-shown', 'ui', 'contracts', 'domain'],
    types: ['content'],
    packages: windowPackages,
    node: false,
  },
  {
    name: 'desktop-ui-trading',
    pattern: /^apps\/desktop\/src\/ui\/(alerts|charts|trades)\//,
    rooms: ['desktop-ui-shown', 'ui', 'contracts', 'domain', 'brand'],
    packages: windowPackages,
    node: false,
  },
  {
    name: 'desktop-ui-lab',
    pattern: /^apps\/desktop\/src\/ui\/(lab|statistics)\//,
    rooms: ['desktop-ui-shown', 'ui', 'lab-ui', 'contracts'],
    packages: ['react', 'lucide-react'],
    node: false,
  },
  {
    name: 'desktop-ui-first-run',
    pattern: /^apps\/desktop\/src\/ui\/first-run\//,
    rooms: ['desktop-ui-shown', 'ui', 'domain'],
    types: ['contracts'],
    packages: windowPackages,
    node: false,
  },
  {
    name: 'desktop-ui-shell',
    pattern: /^apps\/desktop\/src\/ui\/shell\//,
    rooms: ['desktop-ui-shown', 'ui', 'contracts', 'domain', 'brand'],
    packages: windowPackages,
    node: false,
  },
  {
    name: 'desktop-ui',
    pattern: /^apps\/desktop\/src\/ui\/[^/]+$/,
    rooms: ['desktop-ui-*', 'ui', 'brand'],
    types: ['contracts'],
    packages: ['react', 'react-dom'],
    node: false,
  },
  { name: 'desktop-testing', pattern: /^apps\/desktop\/src\/testing\//, rooms: [], packages: 'any', node: true },
  {
    name: 'desktop-build',
    pattern: /^apps\/desktop\/[^/]+\.(ts|mjs)$/,
    rooms: ['terminal-package'],
    packages: 'any',
    node: true,
  },
]

function feature(name: string, { rooms, types = [], packages = [] }: RoomImports): Room {
  const pattern = new RegExp(`^apps/desktop/src/features/${name}/`)
  return { name: `desktop-feature-${name}`, pattern, rooms, types, packages, node: true }
}

function adapter(name: string, { rooms, types = [], packages = [] }: RoomImports): Room {
  const pattern = new RegExp(`^apps/desktop/src/adapters/${name}/`)
  return { name: `desktop-${name}`, pattern, rooms, types, packages, node: true }
}
