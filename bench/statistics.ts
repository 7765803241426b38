// How long the statistics of an account with 100,000 settled trades take: 400 days, two computers, eight symbols, ten
// indicators, one call after the other through the real endpoint on PostgreSQL. The very first call computes the
// courses of the days and is printed separately.
import { readFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { routes } from '@stratomate/contracts'
import { statisticsPeriods } from '@stratomate/contracts/statistics/values'
import pg from 'pg'
import { signInDemo } from './load/sign-in-demo.ts'
import { addressOf, startOnPostgres } from './load/start-on-postgres.ts'
import { percentilesOf } from '@stratomate/std/statistics'

const tradeCount = 100_000
const calls = 200

const fill = `
  insert into trades (id, user_id, device_id, lease_id, signal_id, broker, account, symbol, timeframe_s, indicator_id, side,
    candle_time, stake_cents, currency, payout_pct, signal_at, received_at, sent_at, expires_at, state, result, profit_cents)
  select gen_random_uuid(), $1, md5('computer' || place % 2)::uuid, gen_random_uuid(), 'signal-' || place, 'paper', 'paper',
    'SYMBOL' || place * 31 % 8, 60, 'indicator-' || place * 17 % 10, case place % 2 when 0 then 'buy' else 'sell' end,
    0, 1000, 'USD', 86, sent, sent, sent, sent + interval '180 seconds', 'settled',
    case when random() < 0.52 then 'won' else 'lost' end, case when random() < 0.52 then 860 else -1000 end
  from generate_series(1, ${tradeCount}) as place,
    lateral (select now() - place * interval '346 seconds' as sent) as moment`

async function main(): Promise<void> {
  const { product, databaseUrl, close } = await startOnPostgres({})
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  try {
    const cookie = await signInDemo(product.origin, product.dataDir)
    const user = await fetch(new URL(routes.readUser.path, product.origin), { headers: { cookie } })
    const [, id = ''] = /"id":"([^"]+)"/u.exec(await user.text()) ?? []
    await pool.query(fill, [id])
    const migrations = new URL('../apps/server/src/db/migrations/0027_statistics.sql', import.meta.url)
    const migration = await readFile(migrations, 'utf8')
    await pool.query(migration.slice(migration.indexOf('INSERT INTO "trade_statistics"')))
    await pool.query('analyze')
    const read = async (period: string, place: number): Promise<number> => {
      const began = performance.now()
      const answer = await fetch(new URL(`${routes.readStatistics.path}?period=${period}`, product.origin), {
        headers: { cookie, 'x-forwarded-for': addressOf(place) },
      })
      await answer.text()
      if (!answer.ok) throw new Error(`The service answered ${answer.status}.`)
      return performance.now() - began
    }
    console.log(`machine: ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`)
    console.log(`PostgreSQL with fsync, ${tradeCount} trades of one account, ${calls} calls one after the other`)
    console.log(`first call of all: ${(await read('all', 0)).toFixed(0)} ms`)
    for (const period of statisticsPeriods) {
      const durations: number[] = []
      for (let place = 0; place < calls; place += 1) durations.push(await read(period, place))
      const { p50, p99 } = percentilesOf(durations)
      console.log(`${period.padEnd(5)} p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`)
    }
  } finally {
    await pool.end()
    await close()
  }
}

await main()
