import { ruleParameters } from '@stratomate/indicators/catalogue/rule-parameters.data'
import { breakEvenShare } from '@stratomate/lab/judge/win-share'
import type { LabRule } from '@stratomate/lab/lab-rule'
import type { ParameterMap } from '@stratomate/lab/report/parameter-map'
import type { SearchReport } from '@stratomate/lab/report/search-report'
import { Segmented } from '@stratomate/ui/segmented'
import { useState } from 'react'
import { ruleText } from '#lab-ui/question/rule-of-question.ts'
import { CellLegend } from '#lab-ui/result/cell-legend.tsx'
import { DataTable, FigureFrame } from '#lab-ui/figures/figure-frame.tsx'
import { wonShareText } from '#lab-ui/figures/won-share.tsx'
import { MapCanvas } from './map-canvas.tsx'

type MapFigureProps = { report: SearchReport; rule: LabRule }

const rowsMax = 400

/** All combinations of one expiry as cells: colour is the lower bound less the break-even. */
export function MapFigure({ report, rule }: MapFigureProps) {
  const { maps, expiries } = report
  const [expiry, setExpiry] = useState(Math.max(0, expiries.indexOf(rule.expiryCandles)))
  const map = maps[expiry]
  if (map === undefined) return null
  const ranges = ruleParameters[rule.indicatorId].parameters
  const labelOf = (name: string | null): string => (name === null ? '' : (ranges[name]?.label ?? name))
  const breakEven = breakEvenShare(rule.payoutPct)
  const expiryCandles = expiries[expiry] ?? 1
  const say = (place: number): string => sayCell({ map, rule: { ...rule, expiryCandles }, breakEven }, place)
  return (
    <FigureFrame
      title="Combinations"
      summary={summaryOf(map)}
      className="lg:col-span-2"
      table={<MapTable map={map} labelOf={labelOf} breakEven={breakEven} />}
    >
      <Segmented
        legend="Expiry, candles"
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

function summaryOf({ cells, marked }: ParameterMap): string {
  const known = cells.filter((cell) => cell !== null)
  const thick = known.filter(({ isThin }) => !isThin)
  const above = thick.filter(({ margin }) => (margin ?? 0) > 0).length
  const place =
    marked === null ? 'No cell is marked: a lone best one is luck.' : 'The marked cell has neighbors that agree.'
  return `${thick.length} of ${known.length} combinations have enough trades; ${above} of them are above break-even with their whole interval. ${place}`
}

type CellContext = { map: ParameterMap; rule: LabRule; breakEven: number }

function sayCell({ map, rule, breakEven }: CellContext, place: number): string {
  const width = map.across.values.length
  const numbers = {
    ...rule.parameters,
    ...(map.across.name === '' ? {} : { [map.across.name]: map.across.values[place % width] ?? 0 }),
    ...(map.down.name === null ? {} : { [map.down.name]: map.down.values[Math.floor(place / width)] ?? 0 }),
  }
  const cell = map.cells[place] ?? null
  const name = ruleText({ ...rule, parameters: numbers }, 'plain')
  if (cell === null) return `${name}: no such combination.`
  return `${name}: ${wonShareText({ ...cell, effective: cell.won + cell.lost, breakEven })}.`
}

type MapTableProps = { map: ParameterMap; labelOf: (name: string | null) => string; breakEven: number }

function MapTable({ map, labelOf, breakEven }: MapTableProps) {
  const width = map.across.values.length
  const rows = map.cells.flatMap((cell, place): [string, string, string][] => {
    if (cell === null) return []
    const across = `${labelOf(map.across.name)} ${map.across.values[place % width] ?? ''}`
    const down =
      map.down.name === null ? '' : `, ${labelOf(map.down.name)} ${map.down.values[Math.floor(place / width)] ?? ''}`
    const text = wonShareText({ ...cell, effective: cell.won + cell.lost, breakEven })
    return [[`${across}${down}`, String(cell.won + cell.lost), text]]
  })
  return (
    <>
      <DataTable head={['Combination', 'Trades', 'Result']} rows={rows.slice(0, rowsMax)} />
      {rows.length > rowsMax ? (
        <p className="mt-2 text-text-3">
          The first {rowsMax} of {rows.length}. All of them are in the CSV file.
        </p>
      ) : null}
    </>
  )
}
