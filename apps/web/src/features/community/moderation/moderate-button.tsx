import type { Post, Reply } from '@stratomate/contracts/community/schemas'
import { communityLimits, type ModerationAction } from '@stratomate/contracts/community/values'
import { Banner } from '@stratomate/ui/banner'
import { Button } from '@stratomate/ui/button'
import { Dialog } from '@stratomate/ui/dialog'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { describeError, fieldsOf } from '#web/shared/api/api-error.ts'
import { callApi } from '#web/shared/api/call-api.ts'
import { dropPost, dropReply, putPost, putReply } from '#web/features/community/community-cache.ts'
import { actionLook } from '#web/features/community/posts/like-button.tsx'
import { TextBox } from '#web/features/community/writing/text-box.tsx'
import { t } from '#web/shared/language/t.ts'

type ModerateProps = { kind: 'post'; item: Post } | { kind: 'reply'; item: Reply }

/** What a moderator may do with a text now, each with the reason that its author reads. */
export function ModerateButton(props: ModerateProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={actionLook} onClick={() => setOpen(true)}>
        {t('Moderate')}
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={props.kind === 'post' ? t('Moderate this post') : t('Moderate this reply')}
      >
        <ModerationForm {...props} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function ModerationForm({ onDone, ...props }: ModerateProps & { onDone: () => void }) {
  const queryClient = useQueryClient()
  const [reason, setReason] = useState('')
  const moderate = useMutation({
    mutationFn: async (action: ModerationAction) => {
      const input = { params: { id: props.item.id }, body: { action, reason } }
      if (props.kind === 'post') {
        const changed = await callApi('moderatePost', input)
        if (changed.hidden === null) putPost(queryClient, changed, 'event')
        else dropPost(queryClient, changed.id)
      } else {
        const changed = await callApi('moderateReply', input)
        if (changed.hidden === null) putReply(queryClient, changed, 'event')
        else dropReply(queryClient, changed)
      }
    },
    onSuccess: onDone,
  })
  const isBlank = reason.trim() === ''
  return (
    <div className="mt-4 grid gap-4">
      {moderate.isError ? <Banner tone="error">{describeError(moderate.error)}</Banner> : null}
      <TextBox
        label={t('Reason, which the author reads')}
        rows={3}
        value={reason}
        lengthMax={communityLimits.reason}
        error={fieldsOf(moderate.error)['reason']}
        onChange={setReason}
        onSend={() => {}}
      />
      <div className="flex flex-wrap gap-3">
        {actionsOf(props).map(({ action, label }) => (
          <Button
            key={action}
            disabled={isBlank}
            isBusy={moderate.isPending && moderate.variables === action}
            onClick={() => moderate.mutate(action)}
          >
            {t(label)}
          </Button>
        ))}
        <Button onClick={onDone}>{t('Cancel')}</Button>
      </div>
    </div>
  )
}

/** A reply belongs to its post, and only the post is locked or pinned. */
function actionsOf({ kind, item }: ModerateProps): readonly { action: ModerationAction; label: ModerationLabel }[] {
  const sight = item.hidden === null ? sightActions.hide : sightActions.show
  if (kind === 'reply') return [sight]
  return [
    sight,
    item.locked ? { action: 'unlock', label: 'Unlock' } : { action: 'lock', label: 'Lock' },
    item.pinned ? { action: 'unpin', label: 'Unpin' } : { action: 'pin', label: 'Pin' },
  ]
}

type ModerationLabel = 'Hide' | 'Show again' | 'Unlock' | 'Lock' | 'Unpin' | 'Pin'

const sightActions = {
  hide: { action: 'hide', label: 'Hide' },
  show: { action: 'show', label: 'Show again' },
} as const
