import { join } from 'node:path'
import { build } from 'vite'

const source = join(import.meta.dirname, '..')

/**
 * Builds the program that renders posts while the service runs, beside the pages (`build/drawer/draw-posts.js`),
 * because the service does not run sources of the web. `define` holds the constants of the build of the pages.
 */
export async function buildPostDrawer(define: Record<string, string>): Promise<void> {
  await build({
    root: source,
    configFile: false,
    logLevel: 'error',
    define: { ...define, 'process.env.NODE_ENV': JSON.stringify('production') },
    // It includes its dependencies, so it still works when node_modules changes under a running service.
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: 'src/draw-posts.tsx',
      outDir: 'build/drawer',
      emptyOutDir: true,
      reportCompressedSize: false,
      copyPublicDir: false,
    },
  })
}
