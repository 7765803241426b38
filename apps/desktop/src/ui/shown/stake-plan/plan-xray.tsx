import type { WindowPlanOffer } from '@stratomate/contracts/desktop-window/money-plans'
import { Button } from '@stratomate/ui/button'
import { Checkbox } from '@stratomate/ui/checkbox'
import { useState } from 'react'
import { formatDecimal, formatPercent, formatResult, formatStake } from '../format.ts'
import { useApp } from '../../connection/use-app.ts'
import { t } from '../../language/t.ts'
import { TextWithMarks } from '../../language/text-with-marks.ts'

type PlanXrayProps = { offer: WindowPlanOffer; onConfirm: () => void; onCancel: () => void }

/** The worst case of a plan, as numbers and as a picture of its ladder; read first, then switched on. */
export function PlanXray({ offer, onConfirm, onCancel }: PlanXrayProps) {
  const { state } = useApp()
  const [hasRead, setHasRead] = useState(false)
  const { currency } = state.broker
  const { stakesCents, atRiskCents, endsBy, endChance, winRateBreakEven, profitCentsExpected, month, assumed } = offer
  const chance =
    endsBy === 'losses'
      ? 'Chance to lose the whole ladder within a day of {trades} trades, when {share} are won'
      : 'Chance to reach the top of the ladder within a day of {trades} trades, when {share} are won'
  return (
    <section aria-labelledby="xray" className="grid gap-4 rounded-lg border border-line-strong bg-s1 p-4">
      <h3 id="xray" className="text-md font-semibold">
        {t('Worst case of this plan')}
      </h3>
      <StakeLadder stakesCents={stakesCents} />
      <p className="text-sm">
        <TextWithMarks
          text="Its amounts are {amounts}. On one way through the ladder <strong>{risk}</strong> are at risk."
          slots={{
            amounts: stakesCents.map((cents) => formatStake(cents, currency)).join(', '),
            risk: formatStake(atRiskCents, currency),
          }}
          marks={{ strong: (words) => <strong className="font-semibold">{words}</strong> }}
        />
      </p>
      <dl className="grid gap-y-2 text-sm">
        <Fact
          name={t(chance, { trades: assumed.trades, share: formatPercent(assumed.winRate) })}
          value={formatPercent(endChance)}
        />
        <Fact
          name={t('Expected result of such a day at a payout of {payout}%', { payout: assumed.payoutPct })}
          value={formatResult(Math.round(profitCentsExpected), currency)}
        />
        <Fact
          name={t('Chance of it within a month of {days} such days', { days: month.days })}
          value={formatPercent(month.endChance)}
        />
        <Fact
          name={t('Expected result of such a month')}
          value={formatResult(Math.round(month.profitCentsExpected), currency)}
        />
        <Fact
          name={t('Comes out even when so many trades are won, as with fixed amounts')}
          value={formatPercent(winRateBreakEven)}
        />
      </dl>
      <Recovery offer={offer} />
      <Checkbox
        label={t('I have read the worst case. No plan changes what one trade is worth.')}
        checked={hasRead}
        onChange={(event) => setHasRead(event.currentTarget.checked)}
      />
      <div className="flex gap-3">
        <Button disabled={!hasRead} onClick={onConfirm}>
          {t('Switch this plan on')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('Cancel')}
        </Button>
      </div>
    </section>
  )
}

/** Whether the ladder wins its losses back as it promises, and which factor would. */
function Recovery({ offer: { endsBy, recovery, assumed } }: { offer: WindowPlanOffer }) {
  const { state } = useApp()
  const { currency } = state.broker
  const left = recovery.leftCents.at(-1) ?? 0
  if (endsBy === 'wins') return null
  if (left >= 0) {
    return (
      <p className="text-sm">
        {t('A win on the last step leaves {result} after all losses before it.', {
          result: formatResult(left, currency),
        })}
      </p>
    )
  }
  return (
    <p className="text-sm">
      <TextWithMarks
        text="A win on the last step still leaves <strong>{result}</strong> after the losses before it. At a payout of {payout}% only amounts that grow {factor} times or more win their losses back."
        slots={{
          result: formatResult(left, currency),
          payout: assumed.payoutPct,
          factor: formatDecimal(recovery.factor, 2),
        }}
        marks={{ strong: (words) => <strong className="font-semibold">{words}</strong> }}
      />
    </p>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-5">
      <dt className="text-text-2">{name}</dt>
      <dd className="font-semibold tabular-nums">{value}</dd>
    </div>
  )
}

const ladderHeight = 64

/** A bar for each step; decorative, the amounts are shown below it. */
function StakeLadder({ stakesCents }: { stakesCents: readonly number[] }) {
  const highest = Math.max(...stakesCents)
  const width = 100 / stakesCents.length
  return (
    <svg aria-hidden="true" width="100%" height={ladderHeight} className="block">
      {stakesCents.map((cents, step) => {
        const height = Math.max(2, (cents / highest) * ladderHeight)
        return (
          <rect
            key={`${step} ${cents}`}
            x={`${step * width}%`}
            y={ladderHeight - height}
            width={`${width - 1.5}%`}
            height={height}
            rx="2"
            className="fill-signal"
          />
        )
      })}
    </svg>
  )
}
