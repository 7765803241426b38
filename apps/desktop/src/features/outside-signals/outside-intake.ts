import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type {
  OutsideSource,
  WindowOutside,
  WindowOutsideSource,
} from '@stratomate/contracts/desktop-window/outside-sources'
import { outsideProblems, type OutsideKind } from '@stratomate/contracts/desktop-window/outside-values'
import { refusalCatalogue } from '@stratomate/contracts/trading/refusals'
import type { ExecutionEngine } from '@stratomate/engine/orders/execution-engine'
import { outsideKey } from '@stratomate/engine/outside/outside-key'
import type { OutsideDays } from '@stratomate/engine/outside/outside-days'
import type { OutsideRules } from '@stratomate/engine/outside/outside-gate'
import { type OutsideCall, readAlert } from '@stratomate/engine/outside/read-alert'
import { readChannelMessage } from '@stratomate/engine/outside/read-channel-message'
import type { Log, SignalAnswer } from '@stratomate/engine/ports'
import { errorText } from '@stratomate/std/errors'
import type { ChannelPost } from '#desktop/adapters/outside/follow-bot.ts'
import { type AlertAnswer, type AlertListener, startAlertListener } from '#desktop/adapters/outside/alert-listener.ts'
import { readSecret, removeSecret, writeSecret } from '#desktop/platform/secrets/secret-file.ts'
import { botSecret, ChannelBots } from './channel-bots.ts'
import { outsideSignal, type PriceSource } from './outside-signal.ts'
import { type PlannedCall, PlannedCalls } from './planned-calls.ts'
import { type SourceChange, type SourceNotes, SourceStore } from './source-store.ts'

export type OutsideIntakeDependencies = PriceSource & {
  notes: SourceNotes
  dataFolder: string
  /** Called only after the app is wired. */
  engine: () => Pick<ExecutionEngine, 'receive'>
  days: Pick<OutsideDays, 'state'>
  log: Log & { keepSecret(text: string): void }
  now: () => number
  /** What windows show has changed. */
  changed: () => void
}

const portNote = 'outside_port'
const secretBytes = 24
/** The sender of an alert gets its result; when the order takes longer, only that it was received. */
const answerMsMax = 3_000

/** The sources of signals from outside: stores them, receives what they send, and passes it to the engine. */
export class OutsideIntake {
  readonly #dependencies: OutsideIntakeDependencies
  readonly #store: SourceStore
  readonly #planned: PlannedCalls
  readonly #bots: ChannelBots
  readonly #last = new Map<string, WindowOutsideSource['last']>()
  #beforeSignal: () => void = () => undefined
  #isOpen = false
  #listener: AlertListener | null = null
  #problem: string | null = null

  constructor(dependencies: OutsideIntakeDependencies) {
    this.#dependencies = dependencies
    this.#store = new SourceStore(dependencies.notes)
    this.#planned = new PlannedCalls({ ...dependencies, due: (id, call) => this.#takePlanned(id, call) })
    this.#bots = new ChannelBots({
      secretOf: (id) => readSecret(this.#secretPath(id)),
      keepSecret: (text) => dependencies.log.keepSecret(text),
      take: (id, post) => this.#takePost(id, post),
      changed: dependencies.changed,
    })
  }

  /** What the gate needs to know about a source. */
  rulesOf(chartKey: string): OutsideRules | null {
    return this.#store.rulesOf(chartKey)
  }

  get(id: string): OutsideSource | null {
    return this.#store.get(id)
  }

  /** Begins to receive signals; `beforeSignal` checks the clock before each is judged. */
  async open(beforeSignal: () => void): Promise<void> {
    this.#beforeSignal = beforeSignal
    this.#isOpen = true
    this.#planned.start()
    for (const { id, kind } of this.#store.all()) if (kind === 'telegram') this.#bots.start(id)
    await this.#listen()
  }

  async close(): Promise<void> {
    this.#isOpen = false
    this.#planned.stop()
    this.#bots.close()
    await this.#listener?.close()
    this.#listener = null
  }

  view(): WindowOutside {
    const { days, now } = this.#dependencies
    const sources = this.#store.all().map((source) => ({
      ...source,
      bot: source.kind === 'telegram' ? this.#bots.state(source.id) : null,
      planned: this.#planned.of(source.id),
      today: days.state(outsideKey(source.id, ''), now()),
      last: this.#last.get(source.id) ?? null,
    }))
    if (this.#problem !== null) return { listener: { kind: 'failed', reason: this.#problem }, sources }
    if (this.#listener === null) return { listener: { kind: 'off' }, sources }
    return { listener: { kind: 'open', port: this.#listener.port }, sources }
  }

  /** Adds a source; answers it with its secret, or why there is none. */
  async add(kind: OutsideKind, name: string): Promise<{ source: OutsideSource; address: string | null } | string> {
    const source = this.#store.add({ id: randomBytes(4).toString('hex'), kind, name })
    if (typeof source === 'string') return source
    return { source, address: kind === 'alerts' ? await this.newSecret(source.id) : null }
  }

  /** A new secret for a source; answers the address that holds it, or null while alerts are not received. */
  async newSecret(id: string): Promise<string | null> {
    const secret = randomBytes(secretBytes).toString('base64url')
    this.#dependencies.log.keepSecret(secret)
    writeSecret(this.#secretPath(id), secret)
    await this.#listen()
    return this.#listener === null ? null : `http://127.0.0.1:${this.#listener.port}/alert/${id}/${secret}`
  }

  change(change: SourceChange): boolean {
    return this.#store.change(change)
  }

  /** Plans calls of a source; answers how many are new, or null when too many would wait. */
  plan(calls: readonly PlannedCall[]): number | null {
    return this.#planned.add(calls)
  }

  clearPlan(id: string): void {
    this.#planned.remove(id)
  }

  /** Reads another bot for a channel from now on. */
  setBot({ id, token, botApi }: { id: string; token: string; botApi?: string | undefined }): void {
    this.#dependencies.log.keepSecret(token)
    writeSecret(this.#secretPath(id), botSecret(token, botApi))
    if (this.#isOpen) this.#bots.start(id)
  }

  async remove(id: string): Promise<void> {
    this.#bots.stop(id)
    this.#planned.remove(id)
    this.#store.remove(id)
    this.#last.delete(id)
    removeSecret(this.#secretPath(id))
    await this.#listen()
  }

  /** Passes a call to the engine; answers its result. */
  take(source: OutsideSource, call: OutsideCall): Promise<string> {
    const { engine, charts, lastCloses, now } = this.#dependencies
    this.#beforeSignal()
    const signal = outsideSignal(call, source, { charts, lastCloses, nowMs: now() })
    const answered = Promise.withResolvers<SignalAnswer | null>()
    engine().receive({ signal, answer: answered.resolve })
    const late = setTimeout(() => answered.resolve(null), answerMsMax)
    return answered.promise.then((answer) => {
      clearTimeout(late)
      const wasTraded = answer !== null && answer.state !== 'rejected' && answer.state !== 'dup'
      const outcome = wasTraded ? 'traded' : 'not_traded'
      return this.#note(source, `${signal.chart.symbol} ${signal.side}: ${answerText(answer)}`, outcome)
    })
  }

  #takePlanned(id: string, call: OutsideCall): void {
    const source = this.#store.get(id)
    if (source !== null) void this.take(source, call)
  }

  /** A post with a later time waits until then. */
  #takePost(sourceId: string, { id, text, sentAtMs }: ChannelPost): void {
    const source = this.#store.get(sourceId)
    if (source === null) return
    const read = readChannelMessage(text, { sentAtMs, timeZone: source.timeZone })
    if (read.kind === 'problem') return void this.#note(source, outsideProblems[read.problem], 'not_traded')
    const { call } = read
    if (call.atMs === sentAtMs) return void this.take(source, { ...call, id })
    const { symbol, side, atMs } = call
    const planned = { sourceId, symbol, side, atMs, lengthS: call.lengthS ?? source.lengthS }
    const isFull = this.#planned.add([planned]) === null
    const words = isFull
      ? 'too many signals wait already.'
      : `waits until ${new Date(atMs).toISOString().slice(11, 19)} UTC.`
    this.#note(source, `${symbol} ${side}: ${words}`, 'not_traded')
  }

  async #takeAlert(id: string, text: string): Promise<AlertAnswer> {
    const source = this.#store.get(id)
    if (source === null) return { isRead: false, message: refusalCatalogue.source_off.sentence }
    const read = readAlert(text)
    if (read.kind === 'problem')
      return { isRead: false, message: this.#note(source, outsideProblems[read.problem], 'not_traded') }
    return { isRead: true, message: await this.take(source, read.call) }
  }

  #note({ id, name }: OutsideSource, words: string, outcome: 'traded' | 'not_traded'): string {
    const { now, log, changed } = this.#dependencies
    this.#last.set(id, { atMs: now(), words, outcome })
    log.info(`Signal from outside: ${words}`, { source: name })
    changed()
    return words
  }

  /** Listens exactly while there is a source that sends alerts. The port stays the same once it was chosen. */
  async #listen(): Promise<void> {
    const isWanted = this.#isOpen && this.#store.all().some(({ kind }) => kind === 'alerts')
    if (!isWanted) {
      await this.#listener?.close()
      this.#listener = null
      this.#problem = null
    }
    if (!isWanted || this.#listener !== null) return
    const { notes, log, now } = this.#dependencies
    const port = Number(notes.readNote(portNote) ?? 0)
    try {
      this.#listener = await startAlertListener({
        port,
        now,
        secretOf: (id) => (this.#store.get(id)?.kind === 'alerts' ? readSecret(this.#secretPath(id)) : null),
        take: (id, text) => this.#takeAlert(id, text),
        onError: (error) => log.error('An alert from outside was not handled.', { reason: errorText(error) }),
      })
      this.#problem = null
      notes.writeNote(portNote, String(this.#listener.port))
    } catch (error) {
      this.#problem = `Port ${port} of this computer is in use by another program.`
      log.error(`Alerts are not received: ${this.#problem}`, { reason: errorText(error) })
    }
  }

  #secretPath(id: string): string {
    return join(this.#dependencies.dataFolder, `outside-${id}.secret`)
  }
}

function answerText(answer: SignalAnswer | null): string {
  if (answer === null) return 'Received. It is not decided yet; the window shows what becomes of it.'
  if (answer.state === 'dup') return refusalCatalogue.duplicate.sentence
  if (answer.state !== 'rejected') return 'The order was sent.'
  const { sentence, fix } = refusalCatalogue[answer.reason]
  return `Not traded. ${sentence} ${fix}`
}
