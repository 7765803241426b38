import type { PushBrowser } from '@stratomate/contracts/push/schemas'
import { Badge } from '@stratomate/ui/badge'
import { Button } from '@stratomate/ui/button'
import { Skeleton } from '@stratomate/ui/skeleton'
import { Check, Monitor, Smartphone } from 'lucide-react'
import { describeBrowser } from '#web/features/accounts/security/describe-browser.ts'
import { ItemRow } from '#web/features/accounts/settings/item-row.tsx'
import { LoadFailure } from '#web/features/accounts/settings/load-failure.tsx'
import { CallFailure } from '#web/shared/api/call-failure.tsx'
import { formatDate } from '#web/shared/format/format-time.ts'
import { usePush } from './use-push.ts'

/** Browsers that show notifications, and a button to make this one of them. */
export function PushSection() {
  const { settings, own, support, add, remove } = usePush()
  if (settings.isPending || own.isPending) return <Skeleton className="h-12" />
  if (settings.isError) {
    return <LoadFailure what="your browsers" error={settings.error} onRetry={() => void settings.refetch()} />
  }
  const { items, publicKey } = settings.data
  const isOn = items.some(({ endpoint }) => endpoint === own.data)
  const failure = add.error ?? remove.error
  return (
    <div className="grid gap-4 text-sm">
      {failure === null ? null : <CallFailure error={failure} />}
      {items.length === 0 ? null : (
        <ul>
          {items.map((browser) => (
            <BrowserRow
              key={browser.id}
              browser={browser}
              isOwn={browser.endpoint === own.data}
              isBusy={remove.isPending && remove.variables.id === browser.id}
              onRemove={() => remove.mutate(browser)}
            />
          ))}
        </ul>
      )}
      {support === 'none' ? (
        <p className="text-text-2">
          This browser shows no notifications of sites. On an iPhone or iPad, add this site to the home screen first.
        </p>
      ) : null}
      {support === 'blocked' || add.data === 'refused' ? (
        <p className="text-text-2">
          Notifications of this site are blocked in this browser. Allow them in its settings, then come back.
        </p>
      ) : null}
      {support === 'possible' && !isOn ? (
        <Button className="justify-self-start" isBusy={add.isPending} onClick={() => add.mutate(publicKey)}>
          Show them in this browser
        </Button>
      ) : null}
    </div>
  )
}

type BrowserRowProps = { browser: PushBrowser; isOwn: boolean; isBusy: boolean; onRemove: () => void }

function BrowserRow({ browser, isOwn, isBusy, onRemove }: BrowserRowProps) {
  const { label, isHandheld } = describeBrowser(browser.userAgent)
  const Icon = isHandheld ? Smartphone : Monitor
  return (
    <ItemRow
      icon={<Icon size={20} strokeWidth={1.75} />}
      title={label}
      mark={
        isOwn ? (
          <Badge tone="active" icon={<Check size={14} aria-hidden="true" />}>
            This one
          </Badge>
        ) : null
      }
      facts={`Shows notifications since ${formatDate(browser.since)}, until you sign out in it.`}
      actions={
        <Button size="sm" isBusy={isBusy} aria-label={`Show no more in ${label}`} onClick={onRemove}>
          Stop
        </Button>
      }
    />
  )
}
