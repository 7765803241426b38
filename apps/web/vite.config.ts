import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { brokers } from '@stratomate/contracts/brokers/brokers'
import { ownerDefinitions } from './build-tools/owner-definitions.ts'

/** In development the pages run here and the calls go to the server beside it. */
const server = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`

/** What every public page loads first: one file instead of twenty small ones. */
const shellModules = new RegExp(
  [
    String.raw`apps/web/src/(?:root|routes/site-layout)\.tsx`,
    String.raw`apps/web/src/features/shell/(?:site-header|mobile-menu|user-menu|use-scrolled|page-links|menu-button)\.tsx?`,
    String.raw`apps/web/src/shared/(?:page|hooks|session)/(?:page-meta|indicator-page|hydrate-later|when-idle|when-near|sign-in-hint|use-hydrated|logo|link-button|theme|remember|use-scroll-place|start-script|use-was-open|built-part)\.tsx?`,
    String.raw`packages/ui/src/(?:toast|disclosure-menu|tag|look/button-look)\.tsx?`,
    String.raw`apps/web/src/shared/language/(?:spoken|t)\.ts`,
    String.raw`packages/(?:brand/src/index|contracts/src/(?:route|routes|site/pages)|std/src/(?:time|on-first-use))\.ts`,
    String.raw`packages/domain/src/trading/risk-text\.ts`,
    String.raw`lucide-react/dist/esm/icons/(?:x|monitor|timer)\.`,
  ].join('|'),
  'u',
)

/** What every page that calls the server loads; endless lists and mutations are needed by fewer pages. */
const queryModules = /node_modules\/@tanstack\/(?!.*(?:[iI]nfinite|useMutation|mutationObserver))/u

/** What every page with a form loads. */
const controlModules =
  /packages\/ui\/src\/(?:banner|button|card|checkbox|field|select|text-input|text-area|skeleton|look\/control-look)\.tsx?/u

/** What the first screen of the home page shares with the sections below it. */
const planModules = /packages\/domain\/src\/billing\/plans\.ts|features\/home\/trial-button\.tsx/u

/** What renders written content, as one file. */
const writingModules =
  /apps\/web\/src\/shared\/content\/(?!note|page-trail)|content\/src\/(?:blocks|block-factories)\.ts/u

/** What every page with a filter in its address loads. */
const addressModules = /apps\/web\/src\/shared\/hooks\/use-address-filter\.ts/u

/** What draws the small pictures of charts, as one file. */
const sketchModules = /apps\/web\/src\/shared\/sketch\/sketch-(?:text|candles)\.tsx/u

/** The button that prints, with its mark. */
const printModules = /print-button\.tsx|lucide-react\/dist\/esm\/icons\/printer\./u

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
    // Few large files compress better than many small ones: the first load is 5 kB smaller.
    rolldownOptions: {
      output: {
        // The names of the files are a good part of the first load, and 42 bits are enough to tell all versions of a
        // file apart.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: [
            { name: 'base', test: /node_modules[\\/](?:react|react-dom|scheduler|clsx)[\\/]/u },
            { name: 'router', test: /node_modules[\\/]react-router[\\/]/u },
            { name: 'shell', test: (id: string) => shellModules.test(id.replaceAll('\\', '/')) },
            { name: 'queries', test: (id: string) => queryModules.test(id.replaceAll('\\', '/')) },
            { name: 'controls', test: (id: string) => controlModules.test(id.replaceAll('\\', '/')) },
            { name: 'plans', test: (id: string) => planModules.test(id.replaceAll('\\', '/')) },
            { name: 'writing', test: (id: string) => writingModules.test(id.replaceAll('\\', '/')) },
            { name: 'sketch', test: (id: string) => sketchModules.test(id.replaceAll('\\', '/')) },
            { name: 'print', test: (id: string) => printModules.test(id.replaceAll('\\', '/')) },
            { name: 'address', test: (id: string) => addressModules.test(id.replaceAll('\\', '/')) },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': server, '/downloads': server, '/dev/mailbox': server } },
})
