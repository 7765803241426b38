// A person or a test starts it: `node tools/simulators/src/deriv/main.ts --port 4300 --speed 60`; no port is any free one.
import { parseArgs } from 'node:util'
import { refuseProduction } from '../broker/exchange.ts'
import { derivSimulatorDefaults, startDerivSimulator } from './deriv-simulator.ts'

refuseProduction(process.env['APP_MODE'], 'Deriv')
const { values } = parseArgs({ options: { port: { type: 'string' }, speed: { type: 'string' } } })
const simulator = await startDerivSimulator({ port: Number(values.port ?? 0), speed: Number(values.speed ?? 1) })
const { accountId, token } = derivSimulatorDefaults
console.log(`Deriv simulator, no order is real: ${simulator.origin}, account ${accountId}, token ${token}`)
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => void simulator.close())
