import type { WindowImportPreview, WindowSharedSettings } from '@stratomate/contracts/desktop-window/imports'
import type { WindowChart } from '@stratomate/contracts/desktop-window/state'
import { Button } from '@stratomate/ui/button'
import { Checkbox } from '@stratomate/ui/checkbox'
import { Field } from '@stratomate/ui/field'
import { Select } from '@stratomate/ui/select'
import { useEffect, useRef, useState } from 'react'
import { formatStake, timeframeName } from '../../shown/format.ts'
import { useAct, useApp } from '../../connection/use-app.ts'
import { ImportDifference } from './import-difference.tsx'
import { ImportInputs } from './import-inputs.tsx'
import { t } from '../../language/t.ts'
import { TextWithMarks } from '../../language/text-with-marks.ts'

type ImportPreviewProps = { shared: WindowSharedSettings; onEnd: (outcome: 'applied' | 'canceled') => void }
type Place = { symbol: string; timeframeS: number }

/** Shared settings beside those of the chosen chart; a button that names the chart applies them. */
export function ImportPreview({ shared, onEnd }: ImportPreviewProps) {
  const { state } = useApp()
  const act = useAct()
  const [place, setPlace] = useState<Place | null>(shared.chart)
  const { preview, readAgain } = usePreview(shared, place)
  const [takesLarger, setTakesLarger] = useState(false)
  const charts = chartsOf(state.charts)
  const asked = preview?.askedStakeCents ?? null
  const takesAsked = asked !== null && takesLarger
  const apply = async () => {
    if (place === null || preview === null) return
    const { settings } = shared
    const largerAmount = takesAsked ? 'take' : 'keep_mine'
    const reply = await act({ kind: 'apply_import', settings, ...place, id: preview.id, largerAmount })
    if (reply.ok) onEnd('applied')
    else readAgain()
  }
  return (
    <section aria-labelledby="import-preview" className="grid gap-5">
      <Heading shared={shared} />
      {shared.chartProblem === null ? null : (
        <p className="rounded-md border border-st-pending/60 bg-s1 px-3.5 py-2.5 text-sm">{shared.chartProblem}</p>
      )}
      {charts.length === 0 ? null : (
        <ChartField
          charts={charts}
          place={place}
          onChoose={(chosen) => {
            setTakesLarger(false)
            setPlace(chosen)
          }}
        />
      )}
      {preview === null ? null : (
        <>
          <ImportDifference fields={preview.fields} />
          {asked === null ? null : (
            <Checkbox
              label={t('Take the amount of {stake} too. I know that it is more at risk per trade.', {
                stake: formatStake(asked, state.broker.currency),
              })}
              checked={takesLarger}
              onChange={(event) => setTakesLarger(event.currentTarget.checked)}
            />
          )}
          <ImportInputs indicator={shared.indicator} inputs={preview.inputs} />
          {preview.changesApp || takesAsked ? null : (
            <p className="text-sm text-text-2">
              {t('The app already trades this chart so. There is nothing to apply here.')}
            </p>
          )}
        </>
      )}
      <div className="flex flex-wrap gap-3">
        {place === null || preview === null || !(preview.changesApp || takesAsked) ? null : (
          <Button variant="primary" onClick={() => void apply()}>
            {t('Apply to {chart}', { chart: nameOf(place) })}
          </Button>
        )}
        <Button variant="quiet" onClick={() => onEnd('canceled')}>
          {t('Cancel')}
        </Button>
      </div>
    </section>
  )
}

/** Gets the focus when it appears, so that keys and screen readers continue from here. */
function Heading({ shared: { indicator, post } }: { shared: WindowSharedSettings }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div>
      <h3 ref={heading} id="import-preview" tabIndex={-1} className="text-md font-semibold">
        {t('What would change')}
      </h3>
      <p className="mt-1 text-sm text-text-2">
        {post === null ? (
          t('One member’s opinion, for {indicator}.', { indicator })
        ) : (
          <TextWithMarks
            text={
              post.isSample
                ? 'Shared by <bdi>{author}</bdi> (sample) as one member’s opinion, for {indicator}.'
                : 'Shared by <bdi>{author}</bdi> as one member’s opinion, for {indicator}.'
            }
            slots={{ author: post.author, indicator }}
            marks={{ bdi: (words) => <bdi>{words}</bdi> }}
          />
        )}
      </p>
    </div>
  )
}

type ChartFieldProps = {
  charts: readonly WindowChart[]
  place: Place | null
  onChoose: (place: Place | null) => void
}

function ChartField({ charts, place, onChoose }: ChartFieldProps) {
  return (
    <Field label={t('Chart that takes these settings')}>
      {(control) => (
        <Select
          {...control}
          value={place === null ? '' : keyOf(place)}
          onChange={(event) => {
            const chosen = charts.find((chart) => keyOf(chart) === event.currentTarget.value)
            onChoose(chosen === undefined ? null : { symbol: chosen.symbol, timeframeS: chosen.timeframeS })
          }}
        >
          <option value="">{t('Choose a chart')}</option>
          {charts.map((chart) => (
            <option key={keyOf(chart)} value={keyOf(chart)}>
              {chartText(chart)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

/** The difference for a chart; an answer about a chart that is no longer chosen is not shown. */
function usePreview({ settings }: WindowSharedSettings, place: Place | null) {
  const act = useAct()
  const [round, setRound] = useState(0)
  const [read, setRead] = useState<{ key: string; preview: WindowImportPreview | null }>({ key: '', preview: null })
  const key = place === null ? '' : keyOf(place)
  const ask = useRef(act)
  useEffect(() => void (ask.current = act))
  useEffect(() => {
    if (place === null) return
    let isWanted = true
    void ask.current({ kind: 'preview_import', settings, ...place }).then((reply) => {
      if (isWanted) setRead({ key: keyOf(place), preview: reply.ok ? reply.data : null })
    })
    return () => void (isWanted = false)
  }, [settings, place, round])
  return { preview: read.key === key && key !== '' ? read.preview : null, readAgain: () => setRound(round + 1) }
}

/** Charts of one symbol and timeframe are one: they share their settings. */
function chartsOf(charts: readonly WindowChart[]): WindowChart[] {
  return [...new Map(charts.toReversed().map((chart) => [keyOf(chart), chart])).values()].toReversed()
}

function chartText(chart: WindowChart): string {
  const favoriteState = chart.standing === 'not_favorite' ? t('not a favorite') : t('favorite')
  return `${nameOf(chart)}, ${chart.isConnected ? chart.indicator : t('chart is closed')}, ${favoriteState}`
}

function nameOf({ symbol, timeframeS }: Place): string {
  return `${symbol} ${timeframeName(timeframeS)}`
}

function keyOf({ symbol, timeframeS }: Place): string {
  return `${symbol} ${timeframeS}`
}
