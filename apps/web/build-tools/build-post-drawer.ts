import { join } from 'node:path'
import { build } from 'vite'

const source = join(import.meta.dirname, '..')

/**
 * Builds the program that draws posts while the service runs, beside the pages (`build/drawer/draw-posts.js`), because
 * the service runs no sources of the web. `define` is what the build of the pages defines.
 */
export async function buildPostDrawer(define: Record<string, string>): Promise<void> {
  await build({
    root: source,
    configFile: false,
    logLevel: 'error',
    define: { ...define, 'process.env.NODE_ENV': JSON.stringify('production') },
    // It stays complete when node_modules changes under a running service.
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
