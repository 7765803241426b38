import { ruleParameters } from '@stratomate/indicators/catalogue/rule-parameters.data'
import { breakEvenShare } from '@stratomate/lab/judge/win-share'
import type { LabRule } from '@stratomate/lab/lab-rule'
import type { ParameterMap } from '@stratomate/lab/report/parameter-map'
import type { SearchReport } from '@stratomate/lab/report/search-report'
import { Segmented } from '@stratomate/ui/segmented'
import { useState } from 'react'
import { type Speech, useSpeech } from '#lab-ui/language/speech.ts'
import { ruleText } from '#lab-ui/question/rule-text.ts'
import { CellLegend } from '#lab-ui/result/cell-legend.tsx'
import { DataTable, FigureFrame } from '#lab-ui/figures/figure-frame.tsx'
import { wonShareText } from '#lab-ui/figures/won-share.tsx'
import { MapCanvas } from './map-canvas.tsx'

type MapFigureProps = { report: SearchReport; rule: LabRule }

const rowsMax = 400

/** All combinations of one expiry as cells: colour is the lower bound less the break-even. */
export function MapFigure({ report, rule }: MapFigureProps) {
  const words = useSpeech()
  const { t } = words
  const { maps, expiries } = report
  const [expiry, setExpiry] = useState(Math.max(0, expiries.indexOf(rule.expiryCandles)))
  const map = maps[expiry]
  if (map === undefined) return null
  const ranges = ruleParameters[rule.indicatorId].parameters
  const labelOf = (name: string | null): string => (name === null ? '' : words.sentence(ranges[name]?.label ?? name))
  const breakEven = breakEvenShare(rule.payoutPct)
  const expiryCandles = expiries[expiry] ?? 1
  const say = (place: number): string => sayCell({ map, rule: { ...rule, expiryCandles }, breakEven, words }, place)
  return (
    <FigureFrame
      title={t('Combinations')}
      summary={summaryOf(map, words)}
      className="lg:col-span-2"
      table={<MapTable map={map} labelOf={labelOf} breakEven={breakEven} />}
    >
      <Segmented
        legend={t('Expiry, candles')}
        legendClassName="text-sm text-text-2"
        tone="quiet"
        items={expiries.map((value) => ({ value: String(value), label: String(value) }))}
        selected={String(expiryCandles)}
        onSelect={(value) => setExpiry(Math.max(0, expiries.indexOf(Number(value))))}
        className="mb-4"
      />
      <MapCanvas map={map} labelAcross={labelOf(map.across.name)} labelDown={labelOf(map.down.name)} say={say} />
      <div className="mt-3">
        <CellLegend />
      </div>
    </FigureFrame>
  )
}

function summaryOf({ cells, marked }: ParameterMap, { t }: Speech): string {
  const known = cells.filter((cell) => cell !== null)
  const thick = known.filter(({ isThin }) => !isThin)
  const above = thick.filter(({ margin }) => (margin ?? 0) > 0).length
  const place =
    marked === null ? t('No cell is marked: a lone best one is luck.') : t('The marked cell has neighbors that agree.')
  const said = t(
    '{thick} of {count} combinations have enough trades; {above} of them are above break-even with their whole interval.',
    { thick: thick.length, count: known.length, above },
  )
  return `${said} ${place}`
}

type CellContext = { map: ParameterMap; rule: LabRule; breakEven: number; words: Speech }

function sayCell({ map, rule, breakEven, words }: CellContext, place: number): string {
  const width = map.across.values.length
  const numbers = {
    ...rule.parameters,
    ...(map.across.name === '' ? {} : { [map.across.name]: map.across.values[place % width] ?? 0 }),
    ...(map.down.name === null ? {} : { [map.down.name]: map.down.values[Math.floor(place / width)] ?? 0 }),
  }
  const cell = map.cells[place] ?? null
  const name = ruleText({ ...rule, parameters: numbers }, words)
  if (cell === null) return words.t('{name}: no such combination.', { name })
  return `${name}: ${wonShareText({ ...cell, effective: cell.won + cell.lost, breakEven }, words)}.`
}

type MapTableProps = { map: ParameterMap; labelOf: (name: string | null) => string; breakEven: number }

function MapTable({ map, labelOf, breakEven }: MapTableProps) {
  const words = useSpeech()
  const { t, count, number } = words
  const width = map.across.values.length
  const rows = map.cells.flatMap((cell, place): [string, string, string][] => {
    if (cell === null) return []
    const valueOf = (values: readonly number[], at: number): string => {
      const value = values[at]
      return value === undefined ? '' : number(value)
    }
    const across = `${labelOf(map.across.name)} ${valueOf(map.across.values, place % width)}`
    const down =
      map.down.name === null ? '' : `, ${labelOf(map.down.name)} ${valueOf(map.down.values, Math.floor(place / width))}`
    const text = wonShareText({ ...cell, effective: cell.won + cell.lost, breakEven }, words)
    return [[`${across}${down}`, String(cell.won + cell.lost), text]]
  })
  return (
    <>
      <DataTable head={[t('Combination'), t('Trades'), t('Result')]} rows={rows.slice(0, rowsMax)} />
      {rows.length > rowsMax ? (
        <p className="mt-2 text-text-3">
          {t('The first {shown} of {count}. All of them are in the CSV file.', {
            shown: count(rowsMax),
            count: count(rows.length),
          })}
        </p>
      ) : null}
    </>
  )
}
