import type { NewsImportance } from '@stratomate/contracts/trading/news-rules'
import { wishesOf } from '@stratomate/desktop/features/chart-sources/wishes-of'
import { afterEach, expect, test } from 'vitest'
import { endAll, layoutProgram, openBridge, openChart } from '../testing/expert-chart.ts'
import { newDataFolder, type RealBridge, until } from '../testing/real-bridge.ts'
import { needsCompiler } from '../testing/needs-compiler.ts'
import type { TestTerminal } from '../testing/test-terminal.ts'

needsCompiler()

afterEach(endAll)

const nowS = Math.floor(Date.now() / 1_000)
const wants = (importance: NewsImportance) =>
  wishesOf({ favorites: 'first', calendar: { importance, minutesBefore: 15, minutesAfter: 15 } })
const endsOf = ({ news }: RealBridge) => news.filter(({ type }) => type === 'news_end').length
/** The events in the last reading: seconds from the start of the test, currency, importance, name. */
const eventsOf = ({ news }: RealBridge) =>
  news.flatMap((frame) => (frame.type === 'news' ? [`${frame.at - nowS} ${frame.cur} ${frame.imp} ${frame.name}`] : []))

async function openCalendar(bridge: RealBridge): Promise<TestTerminal> {
  const terminal = await openChart(bridge.common)
  terminal.setOffset(7_200)
  for (const [minutes, currency, importance, name, mode = 0] of [
    [30, 'USD', 3, 'Nonfarm Payrolls'],
    [-235, 'EUR', 2, 'ECB "Rate"'],
    [45, 'EUR', 1, 'Retail'],
    [10, 'JPY', 3, 'BoJ'],
    [0, 'USD', 3, 'Holiday', 1],
    [0, 'USD', 3, 'Speech', 3],
    [-245, 'USD', 3, 'long ago'],
    [725, 'USD', 3, 'far ahead'],
  ] as const)
    terminal.addEvent({ at: nowS + minutes * 60, currency, importance, name, mode })
  await terminal.addIndicator(layoutProgram)
  await terminal.addExpert()
  await until('the history is there', () => bridge.bars.length === 300)
  return terminal
}

test('a chart sends nothing of the calendar until the app asks, and then the events of its two currencies in UTC', async () => {
  const bridge = await openBridge(newDataFolder())
  const terminal = await openCalendar(bridge)
  expect(bridge.news).toEqual([])
  bridge.sources.wish(wants('medium'))
  await until('a reading has ended', () => endsOf(bridge) === 1)

  expect(eventsOf(bridge)).toEqual([`${-235 * 60} EUR 2 ECB "Rate"`, `${30 * 60} USD 3 Nonfarm Payrolls`])
  expect(bridge.news.at(-1)).toMatchObject({ type: 'news_end', count: 2 })
  bridge.news.length = 0
  // The server's clock goes back an hour, as at the end of daylight saving: the events stay at their moments.
  terminal.setOffset(3_600)
  bridge.sources.wish(wants('low'))
  await until('another reading has ended', () => endsOf(bridge) === 1)

  expect(eventsOf(bridge)).toEqual([
    `${-235 * 60} EUR 2 ECB "Rate"`,
    `${45 * 60} EUR 1 Retail`,
    `${30 * 60} USD 3 Nonfarm Payrolls`,
  ])
  expect([bridge.notes, bridge.refused]).toEqual([[], []])
})

test('an empty calendar and a symbol without currencies are told as such', async () => {
  const bridge = await openBridge(newDataFolder())
  const terminal = await openCalendar(bridge)
  terminal.forgetEvents()
  bridge.sources.wish(wants('low'))
  await until('the reading has ended', () => endsOf(bridge) === 1)
  const custom = await openChart(bridge.common, 'EURUSD-OTC')
  custom.addEvent({ at: nowS, currency: 'EUR', importance: 3, name: 'ECB' })
  await custom.addIndicator(layoutProgram)
  await custom.addExpert()
  await until('that of the custom symbol, too', () => endsOf(bridge) === 2)

  expect(eventsOf(bridge)).toEqual([])
})

test('a calendar that cannot be read is told with its error, and nothing is said to be without events', async () => {
  const bridge = await openBridge(newDataFolder())
  const terminal = await openCalendar(bridge)
  terminal.failCalendar(5_401)
  bridge.sources.wish(wants('high'))
  await until('the app is told', () => bridge.notes.length > 0)

  expect(bridge.notes).toMatchObject([{ code: 'calendar_failed', about: '5401' }])
  expect(bridge.news).toEqual([])
  expect(terminal.printed.filter((text) => text.includes('calendar_failed'))).toHaveLength(1)
  terminal.failCalendar(0)
  bridge.sources.wish(wants('medium'))
  await until('it answers again', () => endsOf(bridge) === 1)
  expect(eventsOf(bridge)).toHaveLength(2)
})
