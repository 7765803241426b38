import { z } from 'zod'
import { accountKeys, remoteAccountKeys } from '../brokers/account-keys.ts'
import { brokerKeysBy } from '../brokers/broker-keys.ts'
import { Tier } from '../billing/schemas.ts'
import { TradingSettings } from '../community/schemas.ts'
import { SourceChoice } from '../terminal/source-choice.ts'
import { outsideActions } from './outside-sources.ts'
import { ownLimitSchemas } from '../trading/own-limit-schemas.ts'
import { importTextMax, tieRules, trialNames, trialTextMax, weekdayNames } from './values.ts'
import { Cents, shortName, TradingDay } from '../values.ts'
import { chartRuleSchemas, newsRulesSchema } from '../trading/chart-rule-schemas.ts'
import { Side } from '../trading/schemas.ts'
import { languages } from '../site/languages.ts'

/** No body from the window needs more. */
export const windowBodyBytesMax = 64 * 1024

const stakeCents = Cents.min(1).max(100_000_000)
const limitCents = stakeCents.nullable()
const candles = z.int().min(1).max(100)
const minutes = z.number().min(0).max(1_440)
const clockTime = z.string().regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/u, 'must be a time such as 09:30')
const chart = { symbol: shortName(64), timeframeS: z.int().min(1).max(2_678_400) }
const chartId = shortName(200)
const symbols = z.array(shortName(64)).min(1).max(100)

const HoursInput = z.strictObject({
  days: z.array(z.enum(weekdayNames)).min(1).max(7),
  from: clockTime,
  to: clockTime,
})
const BlackoutInput = z.strictObject({
  from: z.iso.datetime({ offset: true }),
  to: z.iso.datetime({ offset: true }),
  symbols: symbols.optional(),
})

/** A change of the trading settings; what is missing stays. Money in whole cents. */
export const WindowSettingsInput = z.strictObject({
  ...ownLimitSchemas,
  stakeCents: stakeCents.optional(),
  stakeCentsMax: stakeCents.optional(),
  expiryCandles: candles.optional(),
  payoutPctMin: z.number().min(0).max(1_000).optional(),
  dailyLossCentsMax: limitCents.optional(),
  dailyProfitCentsMax: limitCents.optional(),
  lossesInARowMax: z.int().min(1).max(100).nullable().optional(),
  coolDownMinutes: minutes.optional(),
  coolDownAfterLossMinutes: minutes.optional(),
  timeZone: z.string().min(1).max(64).optional(),
  hours: z.array(HoursInput).min(1).max(50).nullable().optional(),
  blackouts: z.array(BlackoutInput).max(500).optional(),
  calendar: newsRulesSchema.optional(),
  allowOpposite: z.boolean().optional(),
  stopsOnRepaint: z.boolean().optional(),
})
export type WindowSettingsInput = z.infer<typeof WindowSettingsInput>

const steps = z.int().min(2).max(10)
const factor = z.number().min(1.1).max(5)

/** A plan whose stakes depend on results; it is off until its worst case was shown and its id was sent back. */
export const LadderPlanInput = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('martingale'), factor, steps }),
  z.strictObject({ kind: z.literal('anti_martingale'), factor, steps }),
  z.strictObject({ kind: z.literal('dalembert'), steps }),
  z.strictObject({ kind: z.literal('one_three_two_six') }),
])
export type LadderPlanInput = z.infer<typeof LadderPlanInput>

/** A chart's own plan; one that climbs needs the id under which its worst case was shown. */
const ChartPlanInput = z.union([
  z.strictObject({ kind: z.literal('fixed') }),
  z.strictObject({ kind: z.literal('percent'), percent: z.number().min(0.1).max(10) }),
  LadderPlanInput,
])
export type ChartPlanInput = z.infer<typeof ChartPlanInput>

const typed = z.string().max(64).optional()
const realAccount = z.enum(['demo', 'live'])
/** A real broker is chosen with its risk notice accepted, and a live account also with the typed word. */
const realBroker = { account: realAccount, hasAcceptedRisk: z.literal(true), typed }

const appId = z
  .string()
  .regex(/^[\w-]{1,64}$/u, 'must be an app id such as 1089')
  .nullable()
const token = z.string().regex(/^[\x21-\x7E]{8,4000}$/u, 'is no token')

/** Which broker gets the orders from now on. A token stays on this computer and is never sent elsewhere. */
export const BrokerChoiceInput = z.discriminatedUnion('broker', [
  z.strictObject({ broker: z.enum(brokerKeysBy('built_in')), ties: z.enum(tieRules).optional() }),
  z.strictObject({
    broker: z.enum(brokerKeysBy('token')),
    ...realBroker,
    accountId: z.string().regex(/^[\w-]{1,64}$/u, 'must be an account id such as VRTC1234'),
    /**
     * Names the program to the broker beside a personal token; null sends none, and a missing value keeps the stored
     * one.
     */
    appId: appId.optional(),
    /** A missing value keeps the present choice. */
    ties: z.enum(tieRules).optional(),
    token: token.optional(),
  }),
  z.strictObject({ broker: z.enum(brokerKeysBy('session')), ...realBroker }),
])
export type BrokerChoiceInput = z.infer<typeof BrokerChoiceInput>

/** The account whose assets the window showed, so that a choice for one account never applies to another. */
const mappedAccount = z.enum(remoteAccountKeys)
const mappedSymbol = { symbol: shortName(64), isCustom: z.boolean() }

/** Pages of the site that the window opens; a tier opens the page where it is bought. */
export const WindowPage = z.enum(['device', 'pricing', 'trial', 'account', 'dashboard', 'support', ...Tier.options])
export type WindowPage = z.infer<typeof WindowPage>

/** Everything that the window may ask of the app. */
export const WindowAction = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('start'), typed }),
  z.strictObject({ kind: z.literal('stop') }),
  z.strictObject({ kind: z.literal('panic_stop') }),
  z.strictObject({ kind: z.literal('favorite_on'), ...chart }),
  z.strictObject({ kind: z.literal('favorite_off'), ...chart }),
  z.strictObject({
    kind: z.literal('favorite_change'),
    ...chart,
    direction: z.enum(['both', 'buy', 'sell']),
    stakeCents: stakeCents.nullable(),
    expiryCandles: candles.nullable(),
    ...chartRuleSchemas,
    /** Null for the account for all charts; a missing value keeps the present choice. */
    account: z.enum(accountKeys).nullable().optional(),
  }),
  /** An order without a signal, on the chart of a favorite. */
  z.strictObject({
    kind: z.literal('trade_by_hand'),
    key: shortName(200),
    side: Side,
    /** With real money the person is asked once more before each order. */
    isConfirmed: z.literal(true).optional(),
  }),
  /** The answer to a signal that asks first. */
  z.strictObject({
    kind: z.literal('answer_question'),
    signalId: shortName(200),
    approval: z.enum(['given', 'missing']),
  }),
  ...outsideActions,
  z.strictObject({ kind: z.literal('change_settings'), changes: WindowSettingsInput }),
  z.strictObject({ kind: z.literal('offer_plan'), plan: LadderPlanInput }),
  z.strictObject({ kind: z.literal('confirm_plan'), plan: LadderPlanInput, id: z.string().max(64) }),
  z.strictObject({ kind: z.literal('plain_plan'), percent: z.number().min(0.1).max(10).nullable() }),
  z.strictObject({ kind: z.literal('offer_chart_plan'), ...chart, plan: LadderPlanInput }),
  /** Null: the general plan decides for the chart. */
  z.strictObject({
    kind: z.literal('choose_chart_plan'),
    ...chart,
    plan: ChartPlanInput.nullable(),
    id: z.string().max(64).nullable(),
  }),
  z.strictObject({ kind: z.literal('read_import'), text: z.string().max(importTextMax) }),
  z.strictObject({ kind: z.literal('preview_import'), settings: TradingSettings, ...chart }),
  z.strictObject({
    kind: z.literal('apply_import'),
    settings: TradingSettings,
    ...chart,
    /** The id of the difference that was shown. */
    id: z.string().max(64),
    /** A larger amount than today's is only taken over when the person says so. */
    largerAmount: z.enum(['keep_mine', 'take']),
  }),
  z.strictObject({ kind: z.literal('undo_import'), id: z.string().max(64) }),
  z.strictObject({ kind: z.literal('replay_days') }),
  z.strictObject({ kind: z.literal('replay_day'), day: TradingDay, changes: WindowSettingsInput }),
  z.strictObject({ kind: z.literal('choose_broker'), choice: BrokerChoiceInput }),
  /** Switches an account on beside the chosen one, for charts that name it. */
  z.strictObject({ kind: z.literal('add_account'), choice: BrokerChoiceInput }),
  /** Switches an account of the list on or off; real money needs the typed word. */
  z.strictObject({ kind: z.literal('switch_account'), account: z.enum(accountKeys), isOn: z.boolean(), typed }),
  /** Without a token the stored one is used. */
  z.strictObject({
    kind: z.literal('list_accounts'),
    broker: z.enum(brokerKeysBy('token')),
    appId,
    token: token.optional(),
  }),
  /** At the sign-in page of a broker where the owner's registration gives tokens. */
  z.strictObject({ kind: z.literal('sign_in_at_broker'), broker: z.enum(brokerKeysBy('token')) }),
  z.strictObject({
    kind: z.literal('capture_session'),
    broker: z.enum(brokerKeysBy('session')),
    account: realAccount,
  }),
  z.strictObject({ kind: z.literal('list_assets'), account: mappedAccount }),
  z.strictObject({
    kind: z.literal('choose_asset'),
    account: mappedAccount,
    ...mappedSymbol,
    /** Null: the app chooses again. */
    asset: shortName(64).nullable(),
  }),
  z.strictObject({ kind: z.literal('test_symbol'), account: mappedAccount, ...mappedSymbol }),
  z.strictObject({ kind: z.literal('look_at_chart'), chartId }),
  /** Null: the chart chooses again. */
  z.strictObject({ kind: z.literal('choose_source'), chartId, choice: SourceChoice.nullable() }),
  z.strictObject({ kind: z.literal('give_key'), key: z.string().min(1).max(200) }),
  z.strictObject({ kind: z.literal('sign_out') }),
  /** Before the sign-in: another service than the one that published the app. */
  z.strictObject({ kind: z.literal('change_server'), address: z.string().min(1).max(1_000) }),
  z.strictObject({
    kind: z.literal('open_page'),
    page: WindowPage,
  }),
  z.strictObject({
    kind: z.literal('change_look'),
    theme: z.enum(['system', 'dark', 'light']),
    candles: z.enum(['teal-orange', 'green-red', 'blue-yellow', 'mono']),
    sound: z.enum(['off', 'on']),
    notifications: z.enum(['off', 'on']),
    language: z.enum(languages).nullable(),
  }),
  z.strictObject({
    kind: z.literal('change_computer'),
    trayIcon: z.enum(['on', 'off']).optional(),
    startsWithWindows: z.enum(['on', 'off']).optional(),
  }),
  z.strictObject({ kind: z.literal('find_terminals'), folder: z.string().min(1).max(1_000).optional() }),
  z.strictObject({
    kind: z.literal('install_terminal_files'),
    folder: z.string().min(1).max(1_000),
    indicatorId: shortName(64).nullable(),
    replace: z.array(z.string().min(1).max(300)).max(200),
  }),
  /** Recorded candles of one series; null deletes all. */
  z.strictObject({ kind: z.literal('delete_candles'), id: z.string().min(1).max(64).nullable() }),
  z.strictObject({ kind: z.literal('keep_trials'), name: z.enum(trialNames), text: z.string().max(trialTextMax) }),
  z.strictObject({ kind: z.literal('test_signal') }),
  z.strictObject({ kind: z.literal('run_doctor') }),
  z.strictObject({ kind: z.literal('read_log') }),
  z.strictObject({ kind: z.literal('finish_first_run') }),
  z.strictObject({ kind: z.literal('confirm_journal') }),
  z.strictObject({ kind: z.literal('show_bundle') }),
  z.strictObject({ kind: z.literal('save_bundle') }),
  /** Brings the data that an earlier version kept beside its program. */
  z.strictObject({ kind: z.literal('take_over_data') }),
  z.strictObject({ kind: z.literal('look_for_update') }),
  /** Installs a kept package: a newer one, or the one before. */
  z.strictObject({ kind: z.literal('install_version'), version: z.string().max(40) }),
  z.strictObject({ kind: z.literal('quit') }),
])
export type WindowAction = z.infer<typeof WindowAction>
export type WindowActionKind = WindowAction['kind']
