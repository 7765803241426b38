import type { WindowOutside } from '@stratomate/contracts/desktop-window/outside-sources'
import { Banner } from '@stratomate/ui/banner'
import { useState } from 'react'
import { useApp } from '../../connection/use-app.ts'
import { EmptyList } from '../../shown/empty-list.tsx'
import { AddSource } from './add-source.tsx'
import { AlertAddress } from './alert-address.tsx'
import { SourceCard } from './source-card.tsx'
import { t } from '../../language/t.ts'
import { saidInLanguage } from '@stratomate/ui/language/said-in-language'

/** Sources of signals other than charts: alerts, timed lists, channels. */
export function OutsideSection() {
  const { state } = useApp()
  const [address, setAddress] = useState<string | null>(null)
  const { listener, sources } = state.outside
  return (
    <div className="grid gap-6">
      <p className="text-sm text-text-2">
        {t(
          'Signals from alerts, lists and channels go through the same limits as those of your charts. Nobody has shown that they are better than chance, so each source is called unproven wherever it is shown. Their price comes from an open chart of the same symbol.',
        )}
      </p>
      <ListenerProblem listener={listener} />
      {address === null ? null : <AlertAddress address={address} onDone={() => setAddress(null)} />}
      {sources.length === 0 ? (
        <div className="rounded-lg border border-line">
          <EmptyList title={t('No source yet. Add one below.')}>
            <p className="text-sm">{t('It trades nothing until you switch it on.')}</p>
          </EmptyList>
        </div>
      ) : (
        <ul aria-label={t('Sources')} className="grid gap-5">
          {sources.map((source) => (
            <li key={source.id}>
              <SourceCard source={source} onAddress={setAddress} />
            </li>
          ))}
        </ul>
      )}
      <AddSource onAddress={setAddress} />
    </div>
  )
}

function ListenerProblem({ listener }: Pick<WindowOutside, 'listener'>) {
  if (listener.kind !== 'failed') return null
  return (
    <Banner tone="error" title={t('Alerts are not received.')}>
      {t('{reason} Close that program and start this app again.', { reason: saidInLanguage(listener.reason) })}
    </Banner>
  )
}
