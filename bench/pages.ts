// Requests per second for the home page, beside a bare static file server with the same files, on one machine in one
// run. Both send the same compressed bytes; the product also checks, logs and protects, as it does for visitors.
import { spawn } from 'node:child_process'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { removeProduct, startProduct } from '@stratomate/commands/start-product'
import { upperMedian } from '@stratomate/std/statistics'
import { measureRequests, type RequestLoad } from './load/request-load.ts'

const rounds = 5
const load: RequestLoad = { connections: 32, seconds: 3, path: '/', headers: { 'accept-encoding': 'br' } }

async function main(): Promise<void> {
  const product = await startProduct()
  const rival = await startRival()
  const productPort = Number(new URL(product.origin).port)
  const perSecond: Record<'product' | 'rival', number[]> = { product: [], rival: [] }
  // Compilers need several rounds before times mean anything.
  await measureRequests(productPort, { ...load, seconds: 2 })
  await measureRequests(rival.port, { ...load, seconds: 2 })
  for (let round = 0; round < rounds; round++) {
    perSecond.product.push(await measureRequests(productPort, load))
    perSecond.rival.push(await measureRequests(rival.port, load))
  }
  await removeProduct(product)
  rival.end()
  const [own, bare] = [upperMedian(perSecond.product), upperMedian(perSecond.rival)]
  console.log(`GET / with brotli, ${load.connections} connections, median of ${rounds} rounds of ${load.seconds} s`)
  console.log(`machine: ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`)
  console.log(`product             ${own.toFixed(0).padStart(8)} requests/s`)
  console.log(`sirv                  ${bare.toFixed(0).padStart(6)} requests/s`)
  console.log(`ratio product : sirv ${(own / bare).toFixed(2).padStart(7)}`)
}

async function startRival(): Promise<{ end: () => void; port: number }> {
  const program = fileURLToPath(new URL('bare-files.ts', import.meta.url))
  const child = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] })
  const said = await new Promise<Buffer>((resolve) => child.stdout.once('data', resolve))
  return { end: () => child.kill(), port: Number(said.toString()) }
}

await main()
