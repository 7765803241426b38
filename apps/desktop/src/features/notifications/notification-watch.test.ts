import { noticeIn } from '@stratomate/content/languages/windows-notices'
import { type Language, otherLanguages } from '@stratomate/contracts/site/languages'
import type { WindowAlert } from '@stratomate/contracts/desktop-window/state'
import type { RefusalCode } from '@stratomate/contracts/trading/refusals'
import { expect, test } from 'vitest'
import { keepNotifications, NotificationWatch, type Watched } from './notification-watch.ts'

const minuteMs = 60_000
const startMs = Date.UTC(2_026, 0, 5, 10)
const paper = { key: 'paper:paper', name: 'Paper', isOn: true, isConnected: true } as const
const calm: Watched = {
  alerts: [],
  accounts: [paper],
  terminal: { isConnected: true, charts: 1 },
  today: { exhausted: null } as Watched['today'],
  trading: { kind: 'running', sinceMs: 0, refusal: null },
  update: { newest: { kind: 'none' }, previous: null, wait: null },
  charts: [],
}
const refusals = (code: RefusalCode, count: number): WindowAlert[] =>
  Array.from({ length: count }, (_, at) => ({ id: `${at}`, kind: 'refused', code, atMs: startMs }) as WindowAlert)

/** The texts after a series of checks, a minute apart. */
function textsOf(...looks: readonly Partial<Watched>[]): string[][] {
  const watch = new NotificationWatch()
  return looks.map((look, at) =>
    watch.look({ ...calm, ...look }, startMs + at * minuteMs).map(({ kind, text }) => `${kind}: ${text}`),
  )
}

test('five refused signals in ten minutes are notified once an hour, four are not, nor what the person has chosen', () => {
  const much = { alerts: refusals('low_payout', 5) }
  const [first, second] = textsOf(much, much)

  expect(first).toEqual([
    'refused: 5 signals were refused in ten minutes. The last one: The payout is under your minimum.',
  ])
  expect(second).toEqual([])
  expect(textsOf({ alerts: refusals('low_payout', 4) }, { alerts: refusals('not_favorite', 9) }).flat()).toEqual([])
  expect(textsOf({ ...much, trading: { kind: 'stopped', cause: 'person', reason: '' } })).toEqual([[]])
})

test('a limit is notified once a day, whoever has set it', () => {
  const ofThePlan = { today: { exhausted: 'used_up' } as Watched['today'] }
  const own = { trading: { kind: 'running', sinceMs: 0, refusal: 'daily_loss' } as const }

  expect(textsOf(ofThePlan, ofThePlan, own).map((texts) => texts.length)).toEqual([1, 0, 1])
  expect(textsOf(own)[0]?.[0]).toMatch(/^limit: /u)
})

test('silence of the terminal and of the broker is notified after a minute, once until it is over', () => {
  const away = { terminal: { isConnected: false, charts: 0 }, accounts: [{ ...paper, isConnected: false }] }

  expect(textsOf(away, away, away, away).map((texts) => texts.length)).toEqual([0, 0, 2, 0])
})

test('a favorite without candles is silent after two of them and a minute, not while its market is closed', () => {
  const chart = { key: 'a', symbol: 'EURUSD', timeframeS: 60, standing: 'favorite', lastBarS: 1 } as const
  const open = { charts: [{ ...chart, isMarketClosed: false }] }
  const closed = { charts: [{ ...chart, isMarketClosed: true }] }
  const looks = (look: Partial<Watched>) => textsOf(...Array.from({ length: 6 }, () => look))

  expect(looks(open).map((texts) => texts.length)).toEqual([0, 0, 0, 0, 1, 0])
  expect(looks(open).flat()[0]).toContain('No candle of EURUSD')
  expect(looks(closed).flat()).toEqual([])
})

test('a version that is ready is notified while trading is stopped, too', () => {
  const update = {
    newest: { kind: 'ready', version: '2.0.0', place: { kind: 'setup' } },
    previous: null,
    wait: null,
  } as const
  const stopped = { kind: 'stopped', cause: 'person', reason: '' } as const

  expect(textsOf({ update, trading: stopped }, { update }).map((texts) => texts.length)).toEqual([1, 0])
})

test('the last twenty are kept', () => {
  const all = Array.from(
    { length: 25 },
    (_, id) => ({ id, atMs: 0, kind: 'limit', text: '', place: 'window' }) as const,
  )

  expect(keepNotifications(all.slice(0, 15), all.slice(15)).map(({ id }) => id)).toEqual(
    all.slice(5).map(({ id }) => id),
  )
})

test.each(otherLanguages)(
  'every notification is said in %s, with its values and the reason of a refusal',
  (language) => {
    const noticesOf = (look: Partial<Watched>, times: number) => {
      const watch = new NotificationWatch()
      return Array.from({ length: times }, (_, at) => watch.look({ ...calm, ...look }, startMs + at * minuteMs)).flat()
    }
    const chart = { key: 'a', symbol: 'EURUSD', timeframeS: 60, standing: 'favorite', lastBarS: 1 } as const
    const all = [
      ...noticesOf({ alerts: refusals('low_payout', 5) }, 1),
      ...noticesOf({ trading: { kind: 'running', sinceMs: 0, refusal: 'daily_loss' } }, 1),
      ...noticesOf(
        {
          terminal: { isConnected: false, charts: 0 },
          accounts: [{ ...paper, isConnected: false }],
          charts: [{ ...chart, isMarketClosed: false }],
        },
        5,
      ),
      ...noticesOf(
        {
          update: { newest: { kind: 'ready', version: '2.0.0', place: { kind: 'setup' } }, previous: null, wait: null },
        },
        1,
      ),
    ]
    const say = (to: Language) => all.map(({ notice }) => noticeIn(to, notice))

    expect(all).toHaveLength(6)
    expect(all.map(({ text }) => text)).toEqual(say('en'))
    for (const [at, said] of say(language).entries()) {
      expect(said).not.toBe(say('en')[at])
      expect(said).not.toMatch(/\{|undefined| the |The /u)
    }
  },
)
