import type { Refusal, Trade } from '@stratomate/contracts/trading/schemas'
import { tradeAccounts } from '@stratomate/domain/brokers/trade-accounts'
import { Button } from '@stratomate/ui/button'
import { Card, CardTitle } from '@stratomate/ui/card'
import { Tabs } from '@stratomate/ui/tabs'
import { useState } from 'react'
import { type ActivityTab, activityTabs, listActivity } from './activity.ts'
import { ActivityCards } from './activity-cards.tsx'
import { ActivityTable } from './activity-table.tsx'

type RecentActivityProps = {
  trades: readonly Trade[]
  refusals: readonly Refusal[]
  tab: ActivityTab
  onTab: (tab: ActivityTab) => void
  /** Without a plan nothing new comes, so an empty list does not promise it. */
  isOver?: boolean
}

/** More rows than this at first would be a wall under everything else. */
const rowsFirst = 10
const rowsStep = 20

/** What happened, newest first. A signal that did not become a trade is a row too, with its reason. */
export function RecentActivity({ trades, refusals, tab, onTab, isOver = false }: RecentActivityProps) {
  const [shownMax, setShownMax] = useState(rowsFirst)
  const rows = listActivity({ trades, refusals }, tab)
  const shown = rows.slice(0, shownMax)
  const accounts = tradeAccounts(trades)
  // Nothing to filter: a line instead of three filters over an empty list.
  if (trades.length === 0 && refusals.length === 0) return <NothingYet text={isOver ? overText : emptyTexts.all} />
  return (
    <Card as="section" aria-labelledby="activity-title" className="mt-4">
      <Tabs
        label="Filter activity"
        items={activityTabs}
        selected={tab}
        onSelect={onTab}
        heading={<CardTitle id="activity-title">Recent Activity</CardTitle>}
        headerClassName="px-4 pt-3.5 pb-2.5 md:px-5"
      >
        {shown.length === 0 ? (
          <NoActivity text={emptyTexts[tab]} />
        ) : (
          <>
            <ActivityTable rows={shown} accounts={accounts} />
            <ActivityCards rows={shown} accounts={accounts} />
          </>
        )}
        {rows.length > shownMax ? (
          <div className="border-t border-line p-3 text-center">
            <Button variant="quiet" size="sm" onClick={() => setShownMax(shownMax + rowsStep)}>
              Show more
            </Button>
          </div>
        ) : null}
      </Tabs>
    </Card>
  )
}

const emptyTexts = {
  all: 'Nothing yet. The first signal of a favorite chart appears here at once.',
  trades: 'No trades yet. The first signal that passes your rules becomes one.',
  alerts: 'No signal has been refused.',
} as const satisfies Record<ActivityTab, string>

const overText = 'No signal came while the plan ran.'

function NothingYet({ text }: { text: string }) {
  return (
    <Card as="section" aria-labelledby="activity-title" className="mt-4 p-4 md:p-5">
      <CardTitle id="activity-title">Recent Activity</CardTitle>
      <p className="mt-1 text-sm text-text-2">{text}</p>
    </Card>
  )
}

function NoActivity({ text }: { text: string }) {
  return (
    <div className="grid justify-items-center gap-5 border-t border-line px-5 py-10 text-center text-text-2">
      <svg width="220" height="16" viewBox="0 0 220 16" aria-hidden="true" className="max-w-full">
        <rect y="5" width="220" height="6" rx="2" className="fill-s3" />
        <rect x="183" width="1.5" height="16" className="fill-text-3" />
      </svg>
      <p>{text}</p>
    </div>
  )
}
