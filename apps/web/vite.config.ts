import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** In development the pages run here and the calls go to the server beside it. */
const server = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Nothing is inlined as a data address: the content security policy of the pages knows no exception for fonts.
  build: {
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Says which script loads which: the size of a page is computed from it.
    manifest: true,
    // Few large files compress better than many small ones: the first load is 5 kB smaller.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'base', test: /node_modules[\\/](?:react|react-dom|react-router|scheduler|clsx)[\\/]/u }],
        },
      },
    },
  },
  server: { proxy: { '/api': server, '/downloads': server } },
})
