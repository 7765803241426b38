import type { WindowAction } from '@stratomate/contracts/desktop-window/schemas'
import type { WindowReply } from '@stratomate/contracts/desktop-window/values'
import type { ChartSources } from './chart-sources.ts'

type SourceAction = Extract<WindowAction, { kind: 'look_at_chart' | 'choose_source' }>
export type ChooseSourceApp = { chartSources: Pick<ChartSources, 'lines' | 'look' | 'choose'> }

const gone = 'This chart is closed. Open it in MetaTrader 5, then try again.'
const tooOld =
  'The Expert Advisor on this chart is too old for this. Install the present files under MetaTrader 5 and compile them.'

/** Shows what could be the source of a chart's signals, and stores the person's choice. */
export async function chooseSource(action: SourceAction, { chartSources }: ChooseSourceApp): Promise<WindowReply> {
  const { chartId } = action
  const line = chartSources.lines().find((one) => one.chartId === chartId)
  if (line === undefined) return { ok: false, message: gone }
  if (line.source === null) return { ok: false, message: tooOld }
  if (action.kind === 'choose_source') {
    const { choice } = action
    if (choice !== null && choice.kind !== 'sign' && choice.buy === choice.sell)
      return { ok: false, message: 'Buying and selling need two different places.' }
    chartSources.choose(chartId, choice)
    return {
      ok: true,
      message: choice === null ? 'The chart finds its source automatically.' : 'The chart reads this source now.',
    }
  }
  const seen = await chartSources.look(chartId)
  if (seen === null)
    return { ok: false, message: 'The chart did not answer. Check that MetaTrader 5 runs, then look again.' }
  return { ok: true, message: '', data: seen }
}
