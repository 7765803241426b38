import { candleColumns, type DrawnIndicator } from '@stratomate/indicators'
import type { Level, LineLook } from '@stratomate/indicators/drawing'
import { furtherPlots } from './further-plots.ts'
import { inputName, type Plot, type Plots } from './program-facts.ts'

const colors: Readonly<Record<LineLook, string>> = {
  blue: 'clrDodgerBlue',
  yellow: 'clrOrange',
  gray: 'clrGray',
  red: 'clrRed',
  green: 'clrLimeGreen',
  bars: 'clrSteelBlue',
}

/** The plots of an indicator follow from its drawing. A program draws in one window: lines of the other are hidden. */
export function plotsOf({ drawing, ...indicator }: DrawnIndicator): Plots {
  const isOnPrice = Object.values(drawing.lines).some(({ on }) => on === 'price')
  const place = drawing.terminalWindow ?? (isOnPrice ? 'price' : 'panel')
  // The order of the buffers is that of the definition, not that of the legend.
  const { lines } = indicator.batch(candleColumns([]), indicator.defaults)
  const shown = Object.keys(lines).find((name) => drawing.lines[name]?.on === place) ?? ''
  const { replaced, plots: further } = furtherPlots(drawing, shown)
  const plots = Object.keys(lines).map((name): [string, Plot] => {
    const line = drawing.lines[name]
    if (line === undefined) throw new Error(`The drawing of ${indicator.id} has no line ${name}.`)
    const { label, look, on } = line
    if (on !== place || replaced.includes(name)) return [name, { label, look: 'hidden', color: 'clrNONE' }]
    return [name, { label, look: look === 'bars' ? 'histogram' : 'line', color: colors[look] }]
  })
  return {
    window: place === 'price' ? 'chart' : 'separate',
    lines: Object.fromEntries(plots),
    levels: place === 'price' ? [] : drawing.levels.map(levelExpression),
    further,
  }
}

function levelExpression({ base, sign, parameter }: Level): string {
  if (parameter === null) return String(base)
  if (base === 0) return sign > 0 ? inputName(parameter) : `-${inputName(parameter)}`
  return `${base}${sign > 0 ? '+' : '-'}${inputName(parameter)}`
}
