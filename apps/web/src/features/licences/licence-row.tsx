import type { LicenceView } from '@stratomate/contracts/licences/schemas'
import { licenceProductName } from '@stratomate/domain/billing/plans'
import { Badge } from '@stratomate/ui/badge'
import { Button } from '@stratomate/ui/button'
import { CircleCheck, CircleSlash, KeyRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDate } from '#web/shared/format/format-time.ts'
import { TextLink } from '#web/shared/page/link-button.tsx'

type LicenceRowProps = { licence: LicenceView; isBusy: boolean; onMake: () => void; children: ReactNode }

/**
 * A licence: its plan, until when it gets updates, the ending of its key, and the computers that the key has connected.
 */
export function LicenceRow({ licence, isBusy, onMake, children }: LicenceRowProps) {
  const { plan, boughtAt, updatesUntil, state, key, computers } = licence
  const name = licenceProductName(plan)
  const makeLabel = key === null ? 'Show the key' : 'Replace the key'
  return (
    <li className="grid gap-4 border-line py-5 not-first:border-t first:pt-0">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <KeyRound size={20} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 flex-none text-text-3" />
        <div className="min-w-0 flex-1 basis-52">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <h3 className="text-base font-medium tracking-normal">{name}</h3>
            <LicenceMark state={state} />
          </div>
          <p className="mt-1 text-sm text-text-2">
            Bought {formatDate(boughtAt)}.{' '}
            {updatesUntil === null ? 'Updates for life.' : `Updates until ${formatDate(updatesUntil)}.`}
          </p>
          <KeyLine licenceKey={key} />
          {computers.length === 0 ? null : (
            <p className="mt-1 text-sm text-text-2">
              Connected with it: <bdi>{computers.map((computer) => computer.name).join(', ')}</bdi>.{' '}
              <TextLink to="/account?tab=devices">Manage computers</TextLink>
            </p>
          )}
          {plan === 'elite' && state === 'active' ? (
            <p className="mt-1 text-sm text-text-2">
              One custom strategy is included.{' '}
              <TextLink to="/support?topic=custom-strategy#contact">Tell us what you need</TextLink>
            </p>
          ) : null}
        </div>
        {state === 'active' ? (
          <div className="pl-9 sm:pl-0">
            <Button size="sm" isBusy={isBusy} aria-label={`${makeLabel}: ${name}`} onClick={onMake}>
              {makeLabel}
            </Button>
          </div>
        ) : null}
      </div>
      {children}
    </li>
  )
}

function LicenceMark({ state }: Pick<LicenceView, 'state'>) {
  return state === 'active' ? (
    <Badge tone="active" icon={<CircleCheck size={14} aria-hidden="true" />}>
      Active
    </Badge>
  ) : (
    <Badge tone="cancelled" icon={<CircleSlash size={14} aria-hidden="true" />}>
      Given back
    </Badge>
  )
}

function KeyLine({ licenceKey }: { licenceKey: LicenceView['key'] }) {
  if (licenceKey === null) return <p className="mt-1 text-sm text-text-2">Its key was not made yet.</p>
  return (
    <p className="mt-1 text-sm text-text-2">
      Key ending in <span className="font-mono text-text">{licenceKey.ending}</span>, made{' '}
      {formatDate(licenceKey.madeAt)}.
    </p>
  )
}
