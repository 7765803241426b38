// A simulator of a broker, for a person: `--broker deriv` or `--broker pocket-option`, at `--port`, `--speed` times as fast.
import { parseArgs } from 'node:util'
import { derivSimulatorDefaults, startDerivSimulator } from '../deriv/deriv-simulator.ts'
import { startPocketSimulator } from '../pocket-option/pocket-simulator.ts'
import { refuseProduction } from './exchange.ts'

const { values } = parseArgs({
  options: {
    broker: { type: 'string', default: 'deriv' },
    port: { type: 'string', default: '0' },
    speed: { type: 'string', default: '1' },
  },
})
const options = { port: Number(values.port), speed: Number(values.speed) }

refuseProduction(process.env['APP_MODE'], values.broker)
const simulator = await start(values.broker)
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => void simulator.close())

async function start(broker: string): Promise<{ close: () => Promise<void> }> {
  switch (broker) {
    case 'deriv': {
      const started = await startDerivSimulator(options)
      const { accountId, token } = derivSimulatorDefaults
      console.log(`Deriv simulator, no order is real: ${started.origin}, account ${accountId}, token ${token}`)
      return started
    }
    case 'pocket-option': {
      const started = await startPocketSimulator(options)
      console.log(`Pocket Option simulator, no order is real. Sign in at ${started.origin}/`)
      return started
    }
    default:
      throw new RangeError(`There is no simulator of '${broker}'; try deriv or pocket-option.`)
  }
}
