import { Button } from '@stratomate/ui/button'
import { simulatedResultsText } from '@stratomate/lab/judge/verdict'
import { QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { FlaskConical } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { type ActivityTab, activityTabs } from '#web/features/trading/activity/activity.ts'
import { RecentActivity } from '#web/features/trading/activity/recent-activity.tsx'
import { ChartsAndDay } from '#web/features/trading/events/charts-and-day.tsx'
import { useDevices, useQuota, useRefusals, useTrades } from '#web/features/trading/live/use-account-data.ts'
import { QuickStats } from '#web/features/trading/statistics/quick-stats.tsx'
import { queryKeys } from '#web/shared/api/query-keys.ts'
import { endSimulation, isSimulationKept, keepSimulation } from './kept-simulation.ts'
import { type Simulation, useSimulation } from './use-simulation.ts'

const notes = {
  starting: 'Starting …',
  running:
    'Made-up prices at 80 times the speed, the real rules, the paper broker. Nothing here counts toward your plan.',
  ended: 'The made-up prices have ended. Go back and start again for new ones.',
  failed: 'It could not be loaded. Check the connection, go back and try again.',
} as const satisfies Record<Simulation['state'], string>

/** Prices are generated for each visit, so a person who comes back sees others than before. */
const againNote = 'Started again with new prices, because you left this page. '

/**
 * The dashboard of a simulated account: the real components with a cache of their own. A simulated terminal fills it
 * with the events that a computer would cause. Nothing is sent or counted.
 */
export function SimulatedDashboard({ onClose }: { onClose: () => void }) {
  const [isPaused, setPaused] = useState(false)
  const { client, state } = useSimulation({ isPaused })
  const [isAgain] = useState(isSimulationKept)
  useEffect(keepSimulation, [])
  useShownInHeader()
  const place = useRef<HTMLElement>(null)
  useEffect(() => place.current?.focus({ preventScroll: true }), [])
  const isOver = state === 'ended' || state === 'failed'
  return (
    <section ref={place} tabIndex={-1} aria-label="Simulated dashboard" className="outline-none">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-5 gap-y-2 rounded-lg border border-st-pending/45 px-4 py-2.5 md:px-5">
        <p className="flex w-full min-w-0 items-start gap-2.5 text-sm md:w-auto md:flex-1">
          <FlaskConical size={18} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 flex-none text-st-pending" />
          <span>
            <strong className="font-semibold">Simulated.</strong>{' '}
            <span className="text-text-2">
              {isAgain && state === 'running' ? againNote : ''}
              {notes[state]}
            </span>
          </span>
        </p>
        <div className="flex flex-wrap gap-1">
          {isOver ? null : (
            <Button variant="quiet" size="sm" onClick={() => setPaused(!isPaused)}>
              {isPaused ? 'Continue' : 'Pause'}
            </Button>
          )}
          <Button
            size="sm"
            onClick={() => {
              endSimulation()
              onClose()
            }}
          >
            Back to your dashboard
          </Button>
        </div>
      </div>
      {/* A part that finds nothing in its cache asks the service, so none is there before the simulation has filled it. */}
      {state === 'starting' || state === 'failed' ? null : (
        <QueryClientProvider client={client}>
          <SimulatedAccount />
        </QueryClientProvider>
      )}
    </section>
  )
}

/** The header of the page names the connection; while a simulation is shown, that of the account would contradict it. */
function useShownInHeader(): void {
  const page = useQueryClient()
  useEffect(() => {
    page.setQueryData(queryKeys.simulation, true)
    return () => {
      page.setQueryData(queryKeys.simulation, false)
    }
  }, [page])
}

function SimulatedAccount() {
  const [tab, setTab] = useState<ActivityTab>(activityTabs[0].value)
  const [quota, trades, refusals, devices] = [useQuota(), useTrades(), useRefusals(), useDevices({ isWanted: true })]
  if (!quota.data || !trades.data || !refusals.data || !devices.data) return null
  return (
    <>
      {/* On a phone the charts come first: they are what was asked for. */}
      <div className="flex flex-col">
        <div className="max-md:order-1 max-md:mt-4">
          <QuickStats quota={quota.data} trades={trades.data} refusals={refusals.data} devices={devices.data} />
        </div>
        <div className="max-md:-mt-4">
          <ChartsAndDay
            planName="The simulation"
            chartsAllowed={-1}
            quota={quota.data}
            trades={trades.data}
            refusals={refusals.data}
            devices={null}
          />
        </div>
      </div>
      <RecentActivity trades={trades.data} refusals={refusals.data} tab={tab} onTab={setTab} />
      <p className="max-w-prose pt-6 text-xs text-text-3">{simulatedResultsText}</p>
    </>
  )
}
