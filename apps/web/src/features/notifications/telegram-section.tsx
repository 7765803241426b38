import {
  notificationKindNames,
  notificationKinds,
  type NotificationKind,
} from '@stratomate/contracts/notifications/values'
import type { NotificationSettings } from '@stratomate/contracts/notifications/schemas'
import { chatCommands } from '@stratomate/domain/notifications/chat-answers'
import { Banner } from '@stratomate/ui/banner'
import { Button } from '@stratomate/ui/button'
import { Checkbox } from '@stratomate/ui/checkbox'
import { Skeleton } from '@stratomate/ui/skeleton'
import { describeError } from '#web/shared/api/api-error.ts'
import { formatDate } from '#web/shared/format/format-time.ts'
import { TelegramInvitation } from './telegram-invitation.tsx'
import { useChangeSettings, useNotificationSettings, useUnlinkTelegram } from './use-notification-settings.ts'

/** A person's Telegram: not set up, to be connected, or connected with what is sent. */
export function TelegramSection() {
  const settings = useNotificationSettings()
  if (settings.isPending) return <Skeleton className="h-12" />
  if (settings.isError) return <Banner tone="error">{describeError(settings.error)}</Banner>
  const { telegram } = settings.data
  if (telegram === null) {
    return <p className="text-sm text-text-2">Telegram is not set up on this service. Emails work as chosen above.</p>
  }
  const { bot, testAddress, linked } = telegram
  return (
    <div className="grid gap-4">
      {testAddress === null ? null : (
        <Banner tone="warning" title="This is not Telegram">
          This service is for tests: messages go to {testAddress} and to nobody’s phone.
        </Banner>
      )}
      {linked === null ? (
        <TelegramInvitation bot={bot} onLook={() => void settings.refetch()} />
      ) : (
        <LinkedTelegram telegram={telegram} linked={linked} />
      )}
    </div>
  )
}

type Telegram = NonNullable<NotificationSettings['telegram']>

function LinkedTelegram({ telegram, linked }: { telegram: Telegram; linked: NonNullable<Telegram['linked']> }) {
  const change = useChangeSettings()
  const unlink = useUnlinkTelegram()
  const failure = change.error ?? unlink.error
  const choose = (kind: NotificationKind, next: 'on' | 'off') =>
    change.mutate({
      telegramKinds: notificationKindNames.filter((other) =>
        other === kind ? next === 'on' : telegram.kinds.includes(other),
      ),
    })
  return (
    <div className="grid gap-4 text-sm">
      {failure === null ? null : <Banner tone="error">{describeError(failure)}</Banner>}
      <p>
        Connected with <bdi className="font-medium">{linked.name}</bdi> since {formatDate(linked.since)}. Texts of
        others are not sent there, only what happened and a link. In the chat you can send:
      </p>
      <dl className="grid max-w-prose gap-1">
        {Object.entries(chatCommands).map(([command, what]) => (
          <div key={command} className="flex gap-3">
            <dt className="w-16 flex-none font-mono">{command}</dt>
            <dd className="text-text-2">{what}</dd>
          </div>
        ))}
      </dl>
      <p className="text-text-2">Nothing in a chat resumes trading.</p>
      <fieldset className="grid gap-4">
        <legend className="sr-only">What is sent to Telegram</legend>
        {notificationKindNames.map((kind) => (
          <Checkbox
            key={kind}
            checked={telegram.kinds.includes(kind)}
            onChange={({ currentTarget }) => choose(kind, currentTarget.checked ? 'on' : 'off')}
            label={notificationKinds[kind].label}
          />
        ))}
      </fieldset>
      <Button className="justify-self-start" isBusy={unlink.isPending} onClick={() => unlink.mutate()}>
        Disconnect Telegram
      </Button>
    </div>
  )
}
