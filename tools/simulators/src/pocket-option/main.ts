// A person or a test starts it: `node tools/simulators/src/pocket-option/main.ts --port 4300 --speed 60`; no port is any free one.
import { parseArgs } from 'node:util'
import { refuseProduction } from '../broker/exchange.ts'
import { startPocketSimulator } from './pocket-simulator.ts'

refuseProduction(process.env['APP_MODE'], 'Pocket Option')
const { values } = parseArgs({ options: { port: { type: 'string' }, speed: { type: 'string' } } })
const simulator = await startPocketSimulator({ port: Number(values.port ?? 0), speed: Number(values.speed ?? 1) })
console.log(`Pocket Option simulator, no order is real. Sign in at ${simulator.origin}/`)
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => void simulator.close())
