import { brand } from '@stratomate/brand'
import type { ParameterRange } from '@stratomate/indicators'
import { inputName, type ProgramFacts, type Plot, type Plots } from './program-facts.ts'

const arrowLooks = [
  { label: 'Buy', color: 'clrLime', variable: 'buyArrows' },
  { label: 'Sell', color: 'clrRed', variable: 'sellArrows' },
] as const

const drawTypes = { line: 'DRAW_LINE', histogram: 'DRAW_HISTOGRAM', hidden: 'DRAW_NONE' } as const

/** The whole .mq5 of an indicator: properties, inputs, buffers and the loop. The rule that it calls is written by hand. */
export function programSource(facts: ProgramFacts): string {
  const sections = [header(facts), properties(facts), includes(facts), inputs(facts), state(facts), onInit(facts)]
  return `${[...sections, onCalculate(facts)].join('\n\n')}\n`
}

function header({ name }: ProgramFacts): string {
  return `// ${name}. Written from its definition by apps/terminal/src/programs; change the definition or the rule instead.`
}

function properties({ version, description, difference, plots }: ProgramFacts): string {
  const lines = Object.values<Plot>(plots.lines)
  const count = arrowLooks.length + lines.length
  const bufferCount = count + furtherBuffers(plots).length
  const plotted = [
    ...arrowLooks.map(({ label, color }) => ({ label, color, type: 'DRAW_ARROW' })),
    ...lines.map(({ label, look, color }) => ({ label, color, type: drawTypes[look] })),
    ...plots.further,
  ]
  return [
    `#property copyright "${brand.company}"`,
    `#property link "${brand.website}"`,
    `#property version "${version}"`,
    `#property description ${quote(description)}`,
    ...(difference === null ? [] : [`#property description ${quote(difference)}`]),
    '#property description "Signals on closed candles only. No performance is promised."',
    `#property indicator_${plots.window === 'chart' ? 'chart_window' : 'separate_window'}`,
    `#property indicator_buffers ${bufferCount}`,
    `#property indicator_plots ${count + plots.further.length}`,
    ...plotted.flatMap(({ label, color, type }, index) => [
      `#property indicator_label${index + 1} ${quote(label)}`,
      `#property indicator_type${index + 1} ${type}`,
      `#property indicator_color${index + 1} ${color}`,
      ...(type === 'DRAW_ARROW' ? [`#property indicator_width${index + 1} 2`] : []),
    ]),
  ].join('\n')
}

function includes({ id, plots, hasTally }: ProgramFacts): string {
  return [
    '#include <Stratomate\\alerts.mqh>',
    ...(hasCandleArrows(plots) ? ['#include <Stratomate\\candle-arrows.mqh>'] : []),
    '#include <Stratomate\\inputs.mqh>',
    ...(hasTally ? ['#include <Stratomate\\panel.mqh>', '#include <Stratomate\\tally.mqh>'] : []),
    `#include <Stratomate\\rules\\${id}.mqh>`,
  ].join('\n')
}

function inputs({ name, parameters, plots, hasTally }: ProgramFacts): string {
  return [
    `input group ${quote(name)}`,
    ...Object.entries(parameters).map(([key, range]) => {
      return `input ${typeOf(range)} ${inputName(key)}=${numberText(range.default)}; // ${range.label}`
    }),
    ...(hasTally
      ? [
          'input group "Panel"',
          'input bool InpShowPanel=true; // Count what became of the last signals',
          'input int InpExpiry=3; // Candles that a trade runs',
        ]
      : []),
    ...(hasCandleArrows(plots)
      ? ['input group "Chart"', 'input bool InpCandleArrows=false; // Arrows on the candles, too']
      : []),
    'input group "Alerts"',
    'input bool InpAlertPopup=false; // Window',
    'input bool InpAlertPush=false; // Push message',
    'input bool InpAlertMail=false; // Mail',
    'input bool InpAlertSound=false; // Sound',
  ].join('\n')
}

function state({ plots, ruleClass, hasTally }: ProgramFacts): string {
  const names = variablesOf(plots)
  return [
    ...names.map((name) => `double ${name}[];`),
    `${ruleClass} rule;`,
    'Alerts alerts;',
    ...(hasCandleArrows(plots) ? ['CandleArrows arrows;'] : []),
    ...(hasTally ? ['Panel panel;', 'Tally tally;'] : []),
    'string programName;',
  ].join('\n')
}

function onInit({ id, parameters, ascending, plots, hasTally }: ProgramFacts): string {
  const keys = Object.keys(parameters).map(inputName)
  const checks = [
    ...Object.entries(parameters).map(([key, { minimum, maximum }]) => {
      return `!IsWithin(${inputName(key)},${numberText(minimum)},${numberText(maximum)})`
    }),
    ...(hasTally ? ['!IsWithin(InpExpiry,1,100)'] : []),
    ...ascending.slice(1).map((key, index) => `${inputName(ascending[index] ?? '')}>=${inputName(key)}`),
  ]
  const variables = variablesOf(plots)
  const plotCount = variables.length - furtherBuffers(plots).length + plots.further.length
  const ends = [...(hasTally ? ['   panel.End();'] : []), ...(hasCandleArrows(plots) ? ['   arrows.End();'] : [])]
  return [
    'int OnInit()',
    '  {',
    `   if(${checks.join(' || ')})`,
    '      return(INIT_PARAMETERS_INCORRECT);',
    ...variables.flatMap((name, index) => [
      `   SetIndexBuffer(${index},${name},INDICATOR_DATA);`,
      `   ArraySetAsSeries(${name},false);`,
      ...(index < plotCount ? [`   PlotIndexSetDouble(${index},PLOT_EMPTY_VALUE,EMPTY_VALUE);`] : []),
    ]),
    '   PlotIndexSetInteger(0,PLOT_ARROW,233);',
    '   PlotIndexSetInteger(0,PLOT_ARROW_SHIFT,12);',
    '   PlotIndexSetInteger(1,PLOT_ARROW,234);',
    '   PlotIndexSetInteger(1,PLOT_ARROW_SHIFT,-12);',
    ...(plots.levels.length === 0 ? [] : [`   IndicatorSetInteger(INDICATOR_LEVELS,${plots.levels.length});`]),
    ...plots.levels.map((level, index) => `   IndicatorSetDouble(INDICATOR_LEVELVALUE,${index},${level});`),
    `   programName="${id}("+${keys.map((key) => `NumberText(${key})`).join('+","+')}+")";`,
    '   IndicatorSetString(INDICATOR_SHORTNAME,programName);',
    '   alerts.Begin(InpAlertPopup,InpAlertPush,InpAlertMail,InpAlertSound);',
    `   rule.Begin(${keys.join(',')});`,
    ...(hasCandleArrows(plots) ? ['   arrows.Begin(programName,InpCandleArrows);'] : []),
    ...(hasTally ? ['   panel.Begin(programName);', '   tally.Begin(InpExpiry);'] : []),
    '   return(INIT_SUCCEEDED);',
    '  }',
    ...(ends.length === 0 ? [] : ['', 'void OnDeinit(const int reason)', '  {', ...ends, '  }']),
  ].join('\n')
}

function onCalculate({ plots, hasTally }: ProgramFacts): string {
  const lines = lineVariables(plots.lines)
  const variables = variablesOf(plots)
  const shown = Object.values<Plot>(plots.lines).findIndex(({ look }) => look !== 'hidden')
  const place = (price: string): string => {
    return plots.window === 'chart' ? `${price}[row]` : `ArrowPlace(${lines[shown] ?? price}[row])`
  }
  const prices = ['time', 'open', 'high', 'low', 'close']
  return `int OnCalculate(const int rates_total,const int prev_calculated,const datetime &time[],const double &open[],
                const double &high[],const double &low[],const double &close[],const long &tick_volume[],
                const long &volume[],const int &spread[])
  {
${prices.map((name) => `   ArraySetAsSeries(${name},false);`).join('\n')}
   if(rates_total<1)
      return(0);
   const int forming=rates_total-1;
   const int first=rule.NextRow(time,rates_total,prev_calculated);
   for(int row=first; row<forming; row++)
     {
      const int side=rule.Read(time[row],open[row],high[row],low[row],close[row]);
${assignments(plots).join('\n')}
      buyArrows[row]=side>0 ? ${place('low')} : EMPTY_VALUE;
      sellArrows[row]=side<0 ? ${place('high')} : EMPTY_VALUE;${hasTally ? '\n      tally.Take(row,side,open[row],close[row]);' : ''}
${hasCandleArrows(plots) ? '      arrows.Put(time[row],side>0 ? low[row] : high[row],side,forming-row);\n' : ''}      if(first>0 && row==forming-1)
         alerts.Tell(programName,side,time[row]);
     }
   // The candle that is still forming shows nothing.
${variables.map((name) => `   ${name}[forming]=EMPTY_VALUE;`).join('\n')}
${hasTally ? '   if(InpShowPanel && first<forming)\n      panel.Show(0,tally.Text(),clrGray);\n' : ''}   return(rates_total);
  }`
}

/** An indicator with a window of its own can mark the candles as well. */
function hasCandleArrows({ window }: Plots): boolean {
  return window === 'separate'
}

/** The buffers in their order: arrows, lines, and those of further plots. */
function variablesOf(plots: Plots): string[] {
  return [
    ...arrowLooks.map(({ variable }) => variable),
    ...lineVariables(plots.lines),
    ...furtherBuffers(plots).map(({ variable }) => variable),
  ]
}

function furtherBuffers({ further }: Plots): { variable: string; value: string }[] {
  return further.flatMap(({ buffers }) => buffers)
}

function assignments(plots: Plots): string[] {
  return [
    ...lineVariables(plots.lines).map((name, index) => `      ${name}[row]=rule.Line(${index},row);`),
    ...furtherBuffers(plots).map(({ variable, value }) => `      ${variable}[row]=${value};`),
  ]
}

function lineVariables(lines: Readonly<Record<string, Plot>>): string[] {
  return Object.keys(lines).map((name) => `${name}Line`)
}

function typeOf({ step }: ParameterRange): 'int' | 'double' {
  return Number.isInteger(step) ? 'int' : 'double'
}

function numberText(value: number): string {
  return String(value)
}

/** MetaEditor reads sources as ANSI unless they carry a mark, so texts are kept plain. */
function quote(text: string): string {
  return `"${text.replaceAll('±', '+/-').replaceAll('−', '-').replaceAll(/["\\]/gu, "'")}"`
}
