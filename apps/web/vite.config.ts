import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { brokers } from '@stratomate/contracts/brokers/brokers'
import { ownerDefinitions } from './build-tools/owner-definitions.ts'
import { scriptGroups } from './build-tools/script-groups.ts'

/** In development the pages run here and the calls go to the server beside it. */
const server = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  define: {
    ...ownerDefinitions,
    'import.meta.env.HERO_BROKER_STAGE': JSON.stringify(brokers['pocket-option'].stage),
  },
  // Nothing is inlined as a data address, because the content security policy of the pages allows none for fonts.
  build: {
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // One style sheet: parts that load later would request it again, and the whole page would be styled twice.
    cssCodeSplit: false,
    // Parts request their own files: preloading them first blocked a slow phone for 0.1 s.
    modulePreload: false,
    // Records which script loads which: the size of a page is computed from it.
    manifest: true,
    rolldownOptions: {
      output: {
        // The names of the files are a good part of the first load, and 42 bits are enough to tell all versions of a
        // file apart.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: { groups: [...scriptGroups] },
      },
    },
  },
  server: { proxy: { '/api': server, '/downloads': server, '/dev/mailbox': server } },
})
