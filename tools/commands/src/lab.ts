// `npm run lab -- import|run|sweep|walk|verify|parity`, described in docs/architecture/lab.md.
import { join } from 'node:path'
import { runLab } from './lab/run-lab.ts'
import { repository } from './repository.ts'

const { text, code } = await runLab(process.argv.slice(2), process.env['DATA_DIR'] ?? join(repository, '.data'))
if (code === 1) console.error(text)
else console.log(text)
process.exitCode = code
