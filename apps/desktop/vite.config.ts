import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { terminalFiles } from '@stratomate/terminal'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

/** Everything for the terminal's folder in one file, so that the app can install it from wherever it runs. */
function emitTerminalFiles(): Plugin {
  return {
    name: 'terminal-files',
    generateBundle() {
      const files = terminalFiles().map(({ path, file }) => ({ path, text: readFileSync(file, 'utf8') }))
      this.emitFile({ type: 'asset', fileName: 'terminal-files.json', source: JSON.stringify({ files }) })
    },
  }
}

/** The window: plain files that the app serves from memory, with nothing written into the page itself. */
export default defineConfig({
  root: join(import.meta.dirname, 'src/ui'),
  plugins: [tailwindcss(), emitTerminalFiles()],
  oxc: { jsx: { runtime: 'automatic' } },
  // The owner's values are written into the pages, which are read without the file.
  define: { 'globalThis.ownerOfStratomate': JSON.stringify({ brand: globalThis.ownerOfStratomate?.brand ?? {} }) },
  build: {
    outDir: join(import.meta.dirname, 'build/window'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
  },
})
