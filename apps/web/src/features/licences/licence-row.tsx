import type { LicenceView } from '@stratomate/contracts/licences/schemas'
import { brand } from '@stratomate/brand'
import { licencePlans, licenceProductName, limitToWire } from '@stratomate/domain/billing/plans'
import { Badge } from '@stratomate/ui/badge'
import { Button } from '@stratomate/ui/button'
import { CircleCheck, CircleSlash } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDate } from '#web/shared/format/format-time.ts'
import { updatesLabel, wireLimitLabel } from '#web/shared/format/subscription-labels.ts'
import { LinkButton, TextLink } from '#web/shared/page/link-button.tsx'

type LicenceRowProps = { licence: LicenceView; isBusy: boolean; onMake: () => void; children: ReactNode }

/** A licence: what it allows and until when it gets updates, its key, and the computers that the key has connected. */
export function LicenceRow({ licence, isBusy, onMake, children }: LicenceRowProps) {
  const { plan, boughtAt, updatesUntil, state, key, computers } = licence
  const name = licenceProductName(plan)
  const { charts, tradesPerDay } = licencePlans[plan]
  const facts = [
    ['Bought', formatDate(boughtAt)],
    ['Updates until', updatesLabel(updatesUntil)],
    ['Charts at once', wireLimitLabel(limitToWire(charts))],
    ['Trades per day', wireLimitLabel(limitToWire(tradesPerDay))],
  ] as const
  const isActive = state === 'active'
  return (
    <li className="rounded-lg border border-line bg-s1 p-5 md:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="text-lg">{name}</h3>
        <LicenceMark state={state} />
      </div>
      <dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-4 xl:grid-cols-4">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt className="text-xs text-text-3">{term}</dt>
            <dd className="mt-0.5 font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {plan === 'elite' && isActive ? (
        <p className="mt-4 text-sm text-text-2">
          One custom strategy is included.{' '}
          <TextLink to="/support?topic=custom-strategy#contact">Tell us what you need</TextLink>
        </p>
      ) : null}
      {isActive || key !== null ? (
        <div className="mt-5 grid gap-5 border-t border-line pt-5">
          {key === null ? (
            <FirstKey name={name} isBusy={isBusy} onMake={onMake} />
          ) : (
            <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
              <div className="min-w-0">
                <h4 className="text-base font-semibold tracking-normal">License key</h4>
                <KeyLine licenceKey={key} />
                {computers.length === 0 ? null : (
                  <p className="mt-1 text-sm text-text-2">
                    Connected with it: <bdi>{computers.map((computer) => computer.name).join(', ')}</bdi>.{' '}
                    <TextLink to="/account?tab=devices">Manage computers</TextLink>
                  </p>
                )}
              </div>
              {isActive ? (
                <Button isBusy={isBusy} aria-label={`Replace the key: ${name}`} onClick={onMake}>
                  Replace the key
                </Button>
              ) : null}
            </div>
          )}
          {children}
        </div>
      ) : null}
    </li>
  )
}

type FirstKeyProps = { name: string; isBusy: boolean; onMake: () => void }

/** What the key is for, in three steps, of which the second is here. */
function FirstKey({ name, isBusy, onMake }: FirstKeyProps) {
  const steps = [
    ['Install the app', `Put ${brand.desktopName} on the computer that trades.`],
    ['Create the key', 'It is shown once, so have the app open or a safe place ready.'],
    ['Type it into the app', 'Where it asks for a license key. The computer is then connected.'],
  ] as const
  return (
    <>
      <div>
        <h4 className="text-base font-semibold tracking-normal">Connect a computer with a license key</h4>
        <p className="mt-1 text-sm text-text-2">No key was created yet. Signing in to the app works without one too.</p>
      </div>
      <ol className="grid gap-x-6 gap-y-4 md:grid-cols-3">
        {steps.map(([title, text], place) => (
          <li key={title} className="flex items-start gap-3 text-sm md:block">
            <span aria-hidden="true" className="flex-none font-semibold text-accent-text tabular-nums">
              {place + 1}
            </span>
            <div className="min-w-0 md:mt-1">
              <p className="font-medium">{title}</p>
              <p className="mt-0.5 text-text-2">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3 max-sm:grid">
        <Button variant="primary" isBusy={isBusy} aria-label={`Create the key: ${name}`} onClick={onMake}>
          Create the key
        </Button>
        <LinkButton to="/download">Download the app</LinkButton>
      </div>
    </>
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

function KeyLine({ licenceKey }: { licenceKey: NonNullable<LicenceView['key']> }) {
  return (
    <p className="mt-1 text-sm text-text-2">
      Ends in <span className="font-mono text-text">{licenceKey.ending}</span>, made {formatDate(licenceKey.madeAt)}. It
      is not shown again.
    </p>
  )
}
