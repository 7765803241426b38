import type { WindowUpdate } from '@stratomate/contracts/desktop-window/update'
import { Button } from '@stratomate/ui/button'
import { formatMegabytes } from '../shown/format.ts'
import { useAct, useApp } from '../connection/use-app.ts'

/** The version that runs, a newer one, and the way back to the one before. */
export function VersionSection() {
  const { version, update } = useApp().state
  const act = useAct()
  const { newest, previous, wait } = update
  return (
    <div className="grid gap-6 text-sm">
      <dl className="fact-columns grid gap-y-2">
        <dt className="text-text-2">This version</dt>
        <dd>{version}</dd>
      </dl>
      <section aria-labelledby="newest-version" className="grid gap-3 rounded-md border border-line bg-s1 p-4">
        <h3 id="newest-version" className="text-md font-semibold">
          {headingOf(newest)}
        </h3>
        <Newest newest={newest} wait={wait} />
      </section>
      {previous === null ? null : (
        <section aria-labelledby="previous-version" className="grid gap-3">
          <h3 id="previous-version" className="text-md font-semibold">
            Version {previous} is kept
          </h3>
          <p className="text-text-2">
            When this version gives you trouble, return to the one before. Trades and settings stay.
          </p>
          <InstallButton version={previous} wait={wait} label={`Return to ${previous}`} />
        </section>
      )}
      {newest.kind === 'fetching' ? null : (
        <div>
          <Button variant="quiet" onClick={() => void act({ kind: 'look_for_update' })}>
            Look for a newer version
          </Button>
        </div>
      )}
    </div>
  )
}

type Newest = WindowUpdate['newest']

function headingOf(newest: Newest): string {
  switch (newest.kind) {
    case 'none':
      return 'No newer version is known'
    case 'fetching':
      return `Version ${newest.version} is being downloaded`
    case 'ready':
      return `Version ${newest.version} is ready`
    case 'failed':
      return newest.version === null ? 'A newer version was refused' : `Version ${newest.version} was refused`
    default:
      return newest satisfies never
  }
}

function Newest({ newest, wait }: { newest: Newest; wait: string | null }) {
  switch (newest.kind) {
    case 'none':
      return <p className="text-text-2">The app asks every six hours. It never installs anything on its own.</p>
    case 'fetching':
      return (
        <>
          <progress
            aria-label={`Download of version ${newest.version}`}
            className="h-1.5 w-full accent-signal"
            max={newest.sizeBytes}
            value={newest.receivedBytes}
          />
          <p className="text-text-2">
            {formatMegabytes(newest.receivedBytes)} of {formatMegabytes(newest.sizeBytes)}. Trading continues meanwhile.
          </p>
        </>
      )
    case 'ready':
      return newest.place.kind === 'setup' ? (
        <>
          <p className="text-text-2">
            It was checked against the signature of your service. Installing takes about a minute; the app closes and
            opens again, and trading begins stopped.
          </p>
          <InstallButton version={newest.version} wait={wait} label={`Install ${newest.version}`} />
        </>
      ) : (
        <p className="text-text-2">
          It was checked against the signature of your service. Quit the app, then unpack{' '}
          <span className="font-mono text-xs break-all text-text">{newest.place.path}</span> over this one.
        </p>
      )
    case 'failed':
      return (
        <p role="alert" className="text-st-pending">
          Nothing was installed: {newest.reason}.
        </p>
      )
    default:
      return newest satisfies never
  }
}

function InstallButton({ version, wait, label }: { version: string; wait: string | null; label: string }) {
  const act = useAct()
  return (
    <div className="grid gap-2">
      <div>
        <Button disabled={wait !== null} onClick={() => void act({ kind: 'install_version', version })}>
          {label}
        </Button>
      </div>
      {wait === null ? null : <p className="text-text-2">{wait}</p>}
    </div>
  )
}
