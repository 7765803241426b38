import type { WindowSource } from '@stratomate/contracts/desktop-window/sources'
import type { ChartNotes } from '#desktop/features/chart-health/chart-notes.ts'
import type { ChartSources } from './chart-sources.ts'

export type WindowSourcesApp = {
  chartSources: Pick<ChartSources, 'lines' | 'choiceOf'>
  chartNotes: Pick<ChartNotes, 'current'>
  now: () => number
}

/** The connected charts with their sources, for the rows of the window. */
export function windowSources(app: WindowSourcesApp): WindowSource[] {
  const notes = app.chartNotes.current(app.now())
  return app.chartSources.lines().map(({ chartId, chart, isRead, source }) => {
    const note = notes.find((one) => one.chartId === chartId)
    return {
      chartId,
      symbol: chart.symbol,
      timeframeS: chart.timeframeS,
      key: isRead ? chart.key : null,
      canChoose: source !== null,
      choice: app.chartSources.choiceOf(chartId),
      note: note === undefined ? null : { code: note.code, about: note.about },
    }
  })
}
