import type { Post } from '@stratomate/contracts/community'
import { communityLimits, type ModerationAction } from '@stratomate/contracts/community-values'
import { Banner } from '@stratomate/ui/banner'
import { Button } from '@stratomate/ui/button'
import { Dialog } from '@stratomate/ui/dialog'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { describeError, fieldsOf } from '#web/shared/api-error.ts'
import { callApi } from '#web/shared/call-api.ts'
import { dropPost, putPost } from './community-cache.ts'
import { actionLook } from './like-button.tsx'
import { TextBox } from './text-box.tsx'

/** What a moderator may do with a post now, each with the reason that its author reads. */
export function ModerateButton({ post }: { post: Post }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={actionLook} onClick={() => setOpen(true)}>
        Moderate
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Moderate this post">
        <ModerationForm post={post} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function ModerationForm({ post, onDone }: { post: Post; onDone: () => void }) {
  const queryClient = useQueryClient()
  const [reason, setReason] = useState('')
  const moderate = useMutation({
    mutationFn: (action: ModerationAction) =>
      callApi('moderatePost', { params: { id: post.id }, body: { action, reason } }),
    onSuccess: (changed) => {
      if (changed.hidden === null) putPost(queryClient, changed, 'event')
      else dropPost(queryClient, changed.id)
      onDone()
    },
  })
  const isBlank = reason.trim() === ''
  const actions: readonly { action: ModerationAction; label: string }[] = [
    post.hidden === null ? { action: 'hide', label: 'Hide' } : { action: 'show', label: 'Show again' },
    post.locked ? { action: 'unlock', label: 'Unlock' } : { action: 'lock', label: 'Lock' },
    post.pinned ? { action: 'unpin', label: 'Unpin' } : { action: 'pin', label: 'Pin' },
  ]
  return (
    <div className="mt-4 grid gap-4">
      {moderate.isError ? <Banner tone="error">{describeError(moderate.error)}</Banner> : null}
      <TextBox
        label="Reason, which the author reads"
        rows={3}
        value={reason}
        lengthMax={communityLimits.reason}
        error={fieldsOf(moderate.error)['reason']}
        onChange={setReason}
        onSend={() => {}}
      />
      <div className="flex flex-wrap gap-3">
        {actions.map(({ action, label }) => (
          <Button
            key={action}
            disabled={isBlank}
            isBusy={moderate.isPending && moderate.variables === action}
            onClick={() => moderate.mutate(action)}
          >
            {label}
          </Button>
        ))}
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </div>
  )
}
