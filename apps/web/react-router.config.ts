import type { Config } from '@react-router/dev/config'
import { notFoundPaths, pagePaths, translatedPaths } from './src/shared/page/page-paths.ts'

/**
 * No server rendering at run time: every page is built once. Signed-in pages are built as skeletons, and the `404` page
 * is what the server answers for unknown addresses.
 */
export default {
  appDirectory: 'src',
  ssr: false,
  prerender: [...pagePaths, ...translatedPaths, ...notFoundPaths],
  // All routes are in the first script, because there is no server to ask for more.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
