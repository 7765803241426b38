import { desktopRooms } from './desktop-rooms.ts'
import type { Room } from './room.ts'
import { terminalRooms } from './terminal-rooms.ts'

/**
 * Who may import whom: the whole law in one table. A file in no row fails, so a new room must be entered here first.
 * Tests may also import every room of their own workspace, every package room and the test tools.
 */
export const rooms: readonly Room[] = [
  // Packages: each knows as little as possible. `std` knows nothing, and every room may know it.
  { name: 'std', pattern: /^packages\/std\/src\//, rooms: [], packages: [], node: false },
  { name: 'brand', pattern: /^packages\/brand\/src\//, rooms: [], packages: [], node: false },
  { name: 'contracts', pattern: /^packages\/contracts\/src\//, rooms: [], packages: ['zod'], node: false },
  { name: 'domain', pattern: /^packages\/domain\/src\//, rooms: ['contracts'], packages: [], node: false },
  { name: 'engine', pattern: /^packages\/engine\/src\//, rooms: ['contracts', 'domain'], packages: [], node: false },
  { name: 'indicators', pattern: /^packages\/indicators\/src\//, rooms: [], packages: [], node: false },
  {
    name: 'candles',
    pattern: /^packages\/candles\/src\//,
    rooms: [],
    types: ['indicators'],
    packages: [],
    node: false,
  },
  {
    name: 'lab',
    pattern: /^packages\/lab\/src\//,
    rooms: ['engine', 'indicators', 'candles'],
    types: ['contracts'],
    packages: [],
    node: false,
  },
  {
    name: 'ui',
    pattern: /^packages\/ui\/src\//,
    rooms: [],
    packages: ['react', 'react-dom', 'radix-ui', 'clsx', 'lucide-react'],
    node: false,
  },
  // The screens of the lab and of statistics, which pages of the site and the window of the app show.
  {
    name: 'lab-ui',
    pattern: /^packages\/lab-ui\/src\//,
    rooms: ['ui', 'lab', 'candles', 'engine', 'indicators', 'contracts', 'domain', 'brand'],
    types: ['content'],
    packages: ['react', 'clsx', 'lucide-react'],
    node: false,
  },
  // Texts name prices, limits and codes, so they import them rather than retype them.
  {
    name: 'content',
    pattern: /^content\/src\//,
    rooms: ['brand', 'contracts', 'domain'],
    packages: [],
    node: false,
  },

  // Server: verbs in the middle, queries and adapters at the edges, main wires.
  {
    name: 'server-main',
    pattern: /^apps\/server\/src\/main\//,
    rooms: ['server-*', 'contracts', 'domain', 'brand'],
    packages: 'any',
    node: true,
  },
  {
    name: 'server-ports',
    pattern: /^apps\/server\/src\/features\/([^/]+|[^/]+\/ports)\.ts$/,
    rooms: ['contracts'],
    types: ['domain', 'content'],
    packages: 'any',
    node: true,
  },
  {
    name: 'server-queries',
    pattern: /^apps\/server\/src\/features\/[^/]+\/([^/]+\/)?(queries(-[a-z-]+)?\.ts$|queries\/)/,
    rooms: ['server-ports', 'server-db', 'contracts'],
    types: ['domain'],
    packages: 'any',
    node: true,
  },
  {
    name: 'server-features',
    pattern: /^apps\/server\/src\/features\/[^/]+\//,
    rooms: [
      'server-ports',
      'server-queries',
      'domain',
      'contracts',
      'brand',
      'content',
      'indicators',
      'candles',
      'lab',
    ],
    packages: 'any',
    node: true,
  },
  {
    name: 'server-http',
    pattern: /^apps\/server\/src\/http\//,
    rooms: ['server-ports', 'server-features', 'contracts', 'brand'],
    packages: 'any',
    node: true,
  },
  {
    name: 'server-jobs',
    pattern: /^apps\/server\/src\/jobs\//,
    rooms: ['server-features'],
    types: ['server-ports'],
    packages: 'any',
    node: true,
  },
  {
    name: 'server-db',
    pattern: /^apps\/server\/src\/db\//,
    rooms: [],
    types: ['contracts'],
    packages: 'any',
    node: true,
  },
  {
    name: 'server-adapters',
    pattern: /^apps\/server\/src\/adapters\//,
    rooms: ['server-ports', 'server-db', 'contracts', 'brand', 'candles', 'lab'],
    packages: 'any',
    node: true,
  },
  { name: 'server-build', pattern: /^apps\/server\/[^/]+\.ts$/, rooms: [], packages: 'any', node: true },

  // Web: shared → features → routes, leftward only.
  {
    name: 'web-shared',
    pattern: /^apps\/web\/src\/shared\//,
    rooms: ['contracts', 'domain', 'brand', 'ui', 'indicators', 'lab'],
    types: ['content', 'lab-ui'],
    packages: 'any',
    node: false,
  },
  {
    name: 'web-features',
    pattern: /^apps\/web\/src\/features\//,
    rooms: ['web-shared', 'contracts', 'domain', 'brand', 'ui', 'indicators', 'content', 'engine', 'lab', 'lab-ui'],
    packages: 'any',
    node: false,
  },
  {
    name: 'web-routes',
    pattern: /^apps\/web\/src\/routes\//,
    rooms: ['web-shared', 'web-features', 'contracts', 'domain', 'brand', 'ui', 'indicators', 'content'],
    types: ['lab-ui'],
    packages: 'any',
    node: false,
  },
  {
    name: 'web-main',
    pattern: /^apps\/web\/src\/(main\/.+|[^/]+)$/,
    rooms: ['web-*', 'brand', 'contracts', 'ui'],
    packages: 'any',
    node: false,
  },
  {
    name: 'web-build',
    pattern: /^apps\/web\/([^/]+|build-tools\/.+)\.(ts|mjs)$/,
    rooms: ['indicators', 'web-*', 'brand', 'contracts', 'content', 'ui'],
    packages: 'any',
    node: true,
  },

  ...desktopRooms,

  ...terminalRooms,

  // Tools: simulators speak the real protocols, so they know no app from inside.
  {
    name: 'packaging',
    pattern: /^tools\/packaging\/src\//,
    rooms: ['brand', 'contracts', 'content', 'domain', 'terminal-package'],
    packages: 'any',
    node: true,
  },
  {
    name: 'simulators',
    pattern: /^tools\/simulators\/src\//,
    rooms: ['contracts', 'indicators'],
    packages: 'any',
    node: true,
  },
  {
    name: 'commands',
    pattern: /^tools\/commands\/src\//,
    rooms: ['server-main', 'brand', 'contracts', 'domain', 'indicators', 'candles', 'lab', 'simulators'],
    packages: 'any',
    node: true,
  },
  {
    name: 'cluster',
    pattern: /^tools\/cluster\/src\//,
    rooms: ['commands'],
    packages: 'any',
    node: true,
  },
  { name: 'house', pattern: /^tools\/house\//, rooms: [], packages: 'any', node: true },
  {
    name: 'e2e',
    pattern: /^tests\/e2e\//,
    rooms: ['contracts', 'brand', 'commands', 'packaging', 'terminal-testing', 'desktop-platform', 'desktop-journal'],
    packages: 'any',
    node: true,
  },
  {
    name: 'bench',
    pattern: /^bench\//,
    rooms: ['desktop-*', 'engine', 'contracts', 'indicators', 'candles', 'lab', 'cluster', 'commands', 'packaging'],
    packages: 'any',
    node: true,
  },
]

/** Rooms that every room may import: words of time, errors, statistics, chance and text that know no product. */
export const openRooms = ['std'] as const

/** Rooms that any test may import, beside those of its own workspace. */
export const testRooms = [
  ...openRooms,
  'contracts',
  'domain',
  'engine',
  'brand',
  'indicators',
  'candles',
  'lab',
  'lab-ui',
  'ui',
  'content',
  'simulators',
  'commands',
  'cluster',
] as const

/** The room of a file; null when the table does not know its folder. */
export function roomOf(path: string): Room | null {
  return rooms.find(({ pattern }) => pattern.test(path)) ?? null
}
