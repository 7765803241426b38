import type { WindowUpdate } from '@stratomate/contracts/desktop-window/update'
import { Button } from '@stratomate/ui/button'
import { formatMegabytes } from '../shown/format.ts'
import { useAct, useApp } from '../connection/use-app.ts'
import { t } from '../language/t.ts'
import { TextWithMarks } from '../language/text-with-marks.ts'
import { saidInLanguage } from '@stratomate/ui/language/said-in-language'

/** The running version, a newer one, and the button back to the one before. */
export function VersionSection() {
  const { version, update } = useApp().state
  const act = useAct()
  const { newest, previous, wait } = update
  return (
    <div className="grid gap-6 text-sm">
      <dl className="fact-columns grid gap-y-2">
        <dt className="text-text-2">{t('This version')}</dt>
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
            {t('Version {version} is kept', { version: previous })}
          </h3>
          <p className="text-text-2">
            {t('When this version gives you trouble, return to the one before. Trades and settings stay.')}
          </p>
          <InstallButton version={previous} wait={wait} label={t('Return to {version}', { version: previous })} />
        </section>
      )}
      {newest.kind === 'fetching' ? null : (
        <div>
          <Button variant="quiet" onClick={() => void act({ kind: 'look_for_update' })}>
            {t('Look for a newer version')}
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
      return t('No newer version is known')
    case 'fetching':
      return t('Version {version} is being downloaded', { version: newest.version })
    case 'ready':
      return t('Version {version} is ready', { version: newest.version })
    case 'failed':
      return newest.version === null
        ? t('A newer version was refused')
        : t('Version {version} was refused', { version: newest.version })
    default:
      return newest satisfies never
  }
}

function Newest({ newest, wait }: { newest: Newest; wait: string | null }) {
  switch (newest.kind) {
    case 'none':
      return <p className="text-text-2">{t('The app asks every six hours. It never installs anything on its own.')}</p>
    case 'fetching':
      return (
        <>
          <progress
            aria-label={t('Download of version {version}', { version: newest.version })}
            className="h-1.5 w-full accent-signal"
            max={newest.sizeBytes}
            value={newest.receivedBytes}
          />
          <p className="text-text-2">
            {t('{received} of {size}. Trading continues meanwhile.', {
              received: formatMegabytes(newest.receivedBytes),
              size: formatMegabytes(newest.sizeBytes),
            })}
          </p>
        </>
      )
    case 'ready':
      return newest.place.kind === 'setup' ? (
        <>
          <p className="text-text-2">
            {t(
              'It was checked against the signature of your service. Installing takes about a minute; the app closes and opens again, and trading begins stopped.',
            )}
          </p>
          <InstallButton
            version={newest.version}
            wait={wait}
            label={t('Install {version}', { version: newest.version })}
          />
        </>
      ) : (
        <p className="text-text-2">
          <TextWithMarks
            text="It was checked against the signature of your service. Quit the app, then unpack <file>{path}</file> over this one."
            slots={{ path: newest.place.path }}
            marks={{ file: (words) => <span className="font-mono text-xs break-all text-text">{words}</span> }}
          />
        </p>
      )
    case 'failed':
      return (
        <p role="alert" className="text-st-pending">
          {t('Nothing was installed: {reason}.', { reason: saidInLanguage(newest.reason) })}
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
      {wait === null ? null : <p className="text-text-2">{saidInLanguage(wait)}</p>}
    </div>
  )
}
