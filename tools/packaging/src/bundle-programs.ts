// Makes one script of each program that tests start: node bundle-programs.ts <folder> <program>… `npm test` runs it.
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Plugin, rolldown } from 'rolldown'
import { repository } from './build-folder.ts'

const [folder, ...programs] = process.argv.slice(2)
if (folder === undefined) throw new Error('Name the folder for the programs.')

/** A bundled file looks for what is beside it (pages, migrations, threads) where its source is. */
const placesOfSources: Plugin = {
  name: 'places of sources',
  transform: {
    filter: { code: /import\.meta\.|__dirname|__filename/u },
    handler(code, id) {
      const places = { url: pathToFileURL(id).href, dirname: dirname(id), filename: id }
      const settled = code.replaceAll(/import\.meta\.(url|dirname|filename)\b/gu, (_all, name: keyof typeof places) =>
        JSON.stringify(places[name]),
      )
      if (!id.includes('/node_modules/')) return settled
      return settled.replaceAll(/\b__(dirname|filename)\b/gu, (_all, name: 'dirname' | 'filename') =>
        JSON.stringify(places[name]),
      )
    },
  },
}

/** Tests kill most programs, and a killed one leaves what Node has compiled for nobody: each writes it once it runs. */
const keepCompiled = `import { flushCompileCache as keepCompiled } from 'node:module'
setTimeout(keepCompiled, 2_000).unref()`

const build = await rolldown({
  input: Object.fromEntries(programs.map((program) => [program.replace(/\.ts$/u, ''), join(repository, program)])),
  platform: 'node',
  external: /^node:/u,
  plugins: [placesOfSources],
  // Finding code without effect costs more than loading it.
  treeshake: false,
})
await build.write({
  dir: folder,
  format: 'esm',
  entryFileNames: '[name].mjs',
  chunkFileNames: 'chunks/[name]-[hash].mjs',
  banner: ({ isEntry }) => (isEntry ? keepCompiled : ''),
  comments: false,
  // By default calls whose result is not used are left out, such as a decoding that only asks whether it fails.
  minify: false,
  keepNames: true,
})
await build.close()
