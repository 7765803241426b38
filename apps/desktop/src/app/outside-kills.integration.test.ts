import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { alertTemplates } from '@stratomate/contracts/desktop-window/outside-values'
import { refusalCatalogue } from '@stratomate/contracts/trading/refusals'
import { seededRandom } from '@stratomate/std/random'
import { times } from '@stratomate/commands/soak-scale'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { newDataFolder, startDesktopWithWindow } from '#desktop/testing/desktop-process.ts'
import { startFakeServer } from '#desktop/testing/fake-server.ts'
import { RestlessChart } from '#desktop/testing/test-terminal.ts'
import { WindowClient } from '#desktop/testing/window-client.ts'

const kills = times(4, 100)
const seed = Date.now() % 1_000_000
const symbol = 'EURUSD-OTC'
const rules = { direction: 'both', stakeCents: 300, lengthS: 60, dailyLossCentsMax: null, timeZone: 'UTC' } as const
const Added = z.object({ data: z.object({ address: z.string() }) })
const Said = z.object({ message: z.string() })

function rowsOf(path: string, query: string): Record<string, unknown>[] {
  const db = new DatabaseSync(path, { readOnly: true })
  try {
    return db.prepare(query).all()
  } finally {
    db.close()
  }
}

/** What the app answers to an alert; null when it was killed before it answered. */
async function send(address: string, body: string): Promise<string | null> {
  try {
    const response = await fetch(address, { method: 'POST', body })
    return Said.parse(await response.json()).message
  } catch {
    return null
  }
}

test(
  `${kills} kills between an alert and its order double none, and lose none that was answered`,
  { timeout: 60_000 + kills * 8_000 },
  async () => {
    console.log(`kill test of alerts: seed ${seed}`)
    const random = seededRandom(seed)
    const server = await startFakeServer({ limit: 10_000 })
    const folder = newDataFolder({ stake: 1, openTradesMax: 10_000 })
    const chart = new RestlessChart(folder, symbol, 200)
    chart.stopSignals()
    const start = async () => {
      const desktop = startDesktopWithWindow(server.origin, folder)
      const window = await WindowClient.open(desktop)
      await window.act({ kind: 'start' })
      await window.shows('chart and broker', ({ charts, broker }) => charts.length === 1 && broker.isConnected)
      return { desktop, window }
    }
    let app = await start()
    await app.desktop.says('trades reserved')
    const added = await app.window.act({ kind: 'outside_add', source: 'alerts', name: 'Gold club' })
    const { address } = Added.parse(added).data
    const id = address.split('/')[4] ?? ''
    await app.window.act({ kind: 'outside_change', id, isOn: true, ...rules, tradesPerDayMax: null })
    let [answered, kept] = [0, 0]
    const forgotten: string[] = []
    for (let kill = 0; kill < kills; kill += 1) {
      const at = new Date().toISOString()
      const alert = alertTemplates.json.replaceAll('{{ticker}}', symbol).replaceAll('{{timenow}}', at)
      const answer = send(address, alert)
      await new Promise((resolve) => setTimeout(resolve, random() * 15))
      const killed = random() < 0.5 ? 'app' : 'group'
      await app.desktop.kill(killed)
      const wasSent = (await answer)?.includes('order was sent') === true
      if (wasSent) answered += 1
      // The paper broker is killed with the app, and may not have read an order that was already sent to it.
      if (wasSent && killed === 'app') kept += 1
      app = await start()
      // The sender tries again, because no answer arrived.
      const again = await send(address, alert)
      expect(again).not.toBe(null)
      if (wasSent && again?.includes(refusalCatalogue.duplicate.sentence) !== true) forgotten.push(at)
    }
    expect(await app.desktop.stop()).toBe(0)
    chart.close()
    await server.close()

    const ledger = rowsOf(join(folder, 'paper-ledger.db'), 'select id from orders order by id')
    const journal = rowsOf(join(folder, 'journal.db'), 'select id, signal_id, state from trades order by id')
    const placed = journal.filter(({ state }) => state !== 'rejected')
    expect(server.state.violations).toEqual([])
    expect(placed.map((row) => row['id'])).toEqual(ledger.map((row) => row['id']))
    expect(new Set(journal.map((row) => row['signal_id'])).size).toBe(journal.length)
    expect(forgotten).toEqual([])
    expect(ledger.length).toBeGreaterThanOrEqual(kept)
    expect(journal.length).toBeGreaterThanOrEqual(answered)
    expect(ledger.length).toBeLessThanOrEqual(kills)
    console.log(`answered ${answered}, traded ${ledger.length} of ${kills}`)
  },
)
