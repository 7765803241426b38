import { Banner } from '@stratomate/ui/banner'
import { Button } from '@stratomate/ui/button'
import { ButtonLink } from '@stratomate/ui/button-link'
import { useMutation } from '@tanstack/react-query'
import { describeError } from '#web/shared/api/api-error.ts'
import { callApi } from '#web/shared/api/call-api.ts'
import { formatLocalTime } from '#web/shared/format/format-time.ts'

/** Asks for a link to the bot; the link is opened by a second press, since it leaves the site. */
export function TelegramInvitation({ bot, onLook }: { bot: string; onLook: () => void }) {
  const invite = useMutation({ mutationFn: () => callApi('inviteTelegram', {}) })
  return (
    <div className="grid justify-items-start gap-4 text-sm">
      {invite.isError ? <Banner tone="error">{describeError(invite.error)}</Banner> : null}
      {invite.data === undefined ? (
        <>
          <p className="text-text-2">
            Our bot <bdi>@{bot}</bdi> tells you what happened. It reads nothing that you write elsewhere.
          </p>
          <Button isBusy={invite.isPending} onClick={() => invite.mutate()}>
            Connect Telegram
          </Button>
        </>
      ) : (
        <>
          <output className="text-text-2">
            Open the bot and press Start there. The link works once, until {formatLocalTime(invite.data.expiresAt)}.
          </output>
          <div className="flex flex-wrap gap-3">
            <ButtonLink href={invite.data.url} target="_blank" rel="noopener noreferrer" variant="primary">
              Open <bdi>@{bot}</bdi>
              <span className="sr-only"> (opens in a new tab)</span>
            </ButtonLink>
            <Button onClick={onLook}>I have pressed Start</Button>
          </div>
        </>
      )}
    </div>
  )
}
