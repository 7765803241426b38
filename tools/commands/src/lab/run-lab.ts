// `npm run lab -- import|run|sweep|walk|verify|parity`, described in docs/architecture/lab.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type CandleSet, CandleFileError } from '@stratomate/candles/candle-set'
import { fingerprintOf } from '@stratomate/candles/fingerprint'
import { readCandleFile } from '@stratomate/candles/read-candle-file'
import { ParameterError } from '@stratomate/indicators'
import { judgeRun } from '@stratomate/lab/judge/judge-run'
import { judgeSearch } from '@stratomate/lab/judge/judge-search'
import { runSealed } from '@stratomate/lab/judge/run-sealed'
import { searchedPart } from '@stratomate/lab/judge/sealed-part'
import { countTrials, type TrialCount, trialsOn } from '@stratomate/lab/judge/trial-registry'
import { gapCandlesOf, walkForward } from '@stratomate/lab/judge/walk-forward'
import { breakEvenShare, wilsonInterval } from '@stratomate/lab/judge/win-share'
import type { LabRule } from '@stratomate/lab/lab-rule'
import { proveRun } from '@stratomate/lab/proof/proof'
import { runRule } from '@stratomate/lab/run/run-rule'
import { warmUpOf } from '@stratomate/lab/run/signals-of'
import { sweep } from '@stratomate/lab/sweep/sweep'
import { repository } from '../repository.ts'
import { compareLive } from './compare-live.ts'
import { closingLines, exitCodes, importLines, type LabAnswer, runLines } from './lab-lines.ts'
import { verifyFile } from './verify-file.ts'
import {
  type LabOptions,
  LabUsageError,
  offsetOf,
  parseLabOptions,
  required,
  ruleOptions,
  searchOptions,
  wholeNumbers,
} from './lab-options.ts'
import { LabStore } from './lab-store.ts'

const seed = 1

/** Runs one command of `npm run lab -- …` with its data in a folder, and answers what to print. */
export async function runLab(args: readonly string[], folder: string): Promise<{ text: string; code: number }> {
  try {
    const options = parseLabOptions(args)
    const { lines, data, code } = await answerOf(options, new LabStore(join(folder, 'lab')))
    return { text: options.values.json ? JSON.stringify(data, null, 2) : lines.join('\n'), code }
  } catch (error) {
    if (!isExpected(error)) throw error
    return { text: error.message, code: exitCodes.wrong }
  }
}

/** Errors whose message is for people. */
function isExpected(error: unknown): error is Error {
  if (error instanceof LabUsageError || error instanceof CandleFileError || error instanceof ParameterError) return true
  if (error instanceof RangeError) return true
  return error instanceof Error && 'code' in error && /^(?:ERR_PARSE_ARGS|ENOENT)/u.test(String(error.code))
}

function answerOf(options: LabOptions, store: LabStore): Promise<LabAnswer> {
  switch (options.command) {
    case 'import':
      return importFile(options, store)
    case 'run':
      return runOne(options, store)
    case 'sweep':
      return searchAll(options, store)
    case 'walk':
      return walkOn(options, store)
    case 'verify':
      return verifyFile(required(options.subject ?? undefined, 'the file'), store)
    case 'parity':
      return compareLive(options, store)
    default:
      return options.command satisfies never
  }
}

async function importFile({ subject, values }: LabOptions, store: LabStore): Promise<LabAnswer> {
  const path = required(subject ?? undefined, 'the file')
  const file = await readCandleFile(readFileSync(path), basename(path), {
    symbol: values.symbol,
    timeframeS: values.timeframe === undefined ? undefined : (wholeNumbers(values.timeframe, 'timeframe')[0] ?? 1) * 60,
    offset: values.offset === undefined ? undefined : offsetOf(values.offset),
  })
  const name = await store.save(file.set)
  const fingerprint = await fingerprintOf(file.set)
  const { columns: _, ...set } = file.set
  return {
    lines: [...importLines(file), `kept as ${name}, fingerprint ${fingerprint}`],
    data: { name, fingerprint, ...file, set },
    code: exitCodes.fine,
  }
}

/** Counts tries before their result is shown: what was seen stays counted. */
function charge(store: LabStore, fingerprint: string, more: Partial<TrialCount>): TrialCount {
  const registry = countTrials(store.registry(), fingerprint, more)
  store.keepRegistry(registry)
  return trialsOn(registry, fingerprint)
}

type Opened = { readonly lines: readonly string[]; readonly data: unknown }

/** The result on the sealed part; a rule that was chosen before is one try on it, however many were searched. */
function openSealed(whole: CandleSet, rule: LabRule, { opened }: TrialCount): Opened {
  const { set, result } = runSealed(whole, rule)
  const judgment = judgeRun(result, { set, rule, tries: opened, seed })
  return { lines: runLines('sealed part', result, judgment), data: judgment }
}

async function runOne(options: LabOptions, store: LabStore): Promise<LabAnswer> {
  const { values } = options
  const whole = await store.load(required(values.data, 'data'))
  const rule = ruleOptions(options)
  const set = searchedPart(whole)
  const result = runRule(set, rule)
  // A proof covers the whole history, so reading its totals means having seen the sealed part.
  const isOpened = values['open-sealed'] || values.proof !== undefined
  const trials = charge(store, await fingerprintOf(whole), { tries: 1, opened: isOpened ? 1 : 0 })
  const judgment = judgeRun(result, { set, rule, tries: trials.tries, seed })
  const sealed = values['open-sealed'] ? openSealed(whole, rule, trials) : null
  if (values.proof !== undefined) {
    const proof = await proveRun(whole, rule, { trials, signer: await store.signer() })
    writeFileSync(values.proof, `${JSON.stringify(proof, null, 2)}\n`)
  }
  return {
    lines: [...runLines('searched part', result, judgment), ...(sealed?.lines ?? []), ...closingLines(trials)],
    data: {
      rule,
      judgment,
      result: { ...result, refused: Object.fromEntries(result.refused) },
      sealed: sealed?.data ?? null,
      trials,
    },
    code: judgment.verdict === 'nothing' ? exitCodes.nothing : exitCodes.fine,
  }
}

/** Tries every combination on the searched part, and counts them; `opened` more times the sealed part is opened. */
async function sweepSearched(options: LabOptions, store: LabStore, opened: number) {
  const whole = await store.load(required(options.values.data, 'data'))
  const search = searchOptions(options)
  const set = searchedPart(whole)
  const found = sweep(set, search)
  const trials = charge(store, await fingerprintOf(whole), { tries: found.won.length, opened })
  return { whole, search, set, found, trials }
}

async function searchAll(options: LabOptions, store: LabStore): Promise<LabAnswer> {
  const { values } = options
  const { whole, search, set, found, trials } = await sweepSearched(options, store, values['open-sealed'] ? 1 : 0)
  const judged = judgeSearch(found, { set, search, triesBefore: trials.tries - found.won.length, seed })
  const { rule, best, overfitting, deflatedSharpe } = judged
  if (rule === null || best === null)
    return {
      lines: ['No combination has traded.', ...closingLines(trials)],
      data: { ...judged, trials },
      code: exitCodes.nothing,
    }
  const sealed = values['open-sealed'] ? openSealed(whole, rule, trials) : null
  const numbers = Object.entries(rule.parameters).map(([name, value]) => `${name} ${value}`)
  const label = `best of ${found.won.length} (${[...numbers, `expiry ${rule.expiryCandles}`].join(', ')})`
  const warning =
    overfitting === null
      ? 'unknown, the history is short'
      : `${(100 * overfitting).toFixed(0)} %${overfitting > 0.5 ? ': the search fits only its past' : ''}`
  return {
    lines: [
      ...runLines(label, runRule(set, rule), best),
      ...(sealed?.lines ?? ['The sealed part is closed: --open-sealed opens it, and is counted.']),
      `probability of overfitting ${warning}; deflated Sharpe ratio ${deflatedSharpe?.toFixed(3) ?? 'unknown'}`,
      ...closingLines(trials),
    ],
    data: { ...judged, sealed: sealed?.data ?? null, trials },
    code: best.verdict === 'nothing' ? exitCodes.nothing : exitCodes.fine,
  }
}

async function walkOn(options: LabOptions, store: LabStore): Promise<LabAnswer> {
  const { values } = options
  const { search, set, found, trials } = await sweepSearched(options, store, 0)
  const [trainBlocks = 1] = wholeNumbers(values.train ?? '60', 'train')
  const [testBlocks = 1] = wholeNumbers(values.test ?? '15', 'test')
  const { indicatorId } = search.grid
  const warmUpCandles = Math.max(...found.points.map((parameters) => warmUpOf({ indicatorId, parameters })))
  const gapCandles = gapCandlesOf({
    expiryCandles: Math.max(...search.grid.expiries),
    warmUpCandles,
    timeframeS: set.timeframeS,
  })
  const walked = walkForward(found, { trainBlocks, testBlocks, gapCandles })
  const n = walked.won + walked.lost
  const interval = wilsonInterval(n === 0 ? 0 : walked.won / n, n)
  const breakEven = breakEvenShare(search.rule.payoutPct)
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
  const share =
    n < 30
      ? `${walked.won} won, ${walked.lost} lost`
      : `${percent(walked.won / n)} won of ${n} (95 %: ${percent(interval.low)} to ${percent(interval.high)}), break-even ${percent(breakEven)}`
  return {
    lines: [
      `${walked.steps.length} steps of ${trainBlocks} blocks to choose and ${testBlocks} to trade, ${gapCandles} candles between; a block has ${found.blocks.candles} candles`,
      `joined test parts: ${share}; net ${(walked.profitCents / 100).toFixed(2)}`,
      ...closingLines(trials),
    ],
    data: { ...walked, interval, breakEven, trials },
    code: n > 0 && walked.won / n <= breakEven ? exitCodes.nothing : exitCodes.fine,
  }
}

if (process.argv[1] === import.meta.filename) {
  const { text, code } = await runLab(process.argv.slice(2), process.env['DATA_DIR'] ?? join(repository, '.data'))
  if (code === 1) console.error(text)
  else console.log(text)
  process.exitCode = code
}
