import { communityLimits } from '@stratomate/contracts/community/values'
import { Banner } from '@stratomate/ui/banner'
import { Button } from '@stratomate/ui/button'
import { useToast } from '@stratomate/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { describeError, fieldsOf, isAlreadySent } from '#web/shared/api/api-error.ts'
import { callApi } from '#web/shared/api/call-api.ts'
import { fetchAnew, nameYourself, putReply } from '#web/features/community/community-cache.ts'
import { keepReplyDraft, readReplyDraft } from './reply-draft.ts'
import { TextBox } from './text-box.tsx'
import { t } from '#web/shared/language/t.ts'

const replyAgain = (wait: string) => t('You can reply again in {wait}.', { wait })

type ReplyBoxProps = { postId: string; onClose: () => void }

/** The form for a reply. Ctrl+Enter sends; Escape cancels, but asks before it throws a text away. */
export function ReplyBox({ postId, onClose }: ReplyBoxProps) {
  const queryClient = useQueryClient()
  const toast = useToast()
  const [content, setContent] = useState(() => readReplyDraft(postId))
  const [clientId, setClientId] = useState(() => crypto.randomUUID())
  const [asksToDiscard, setAsksToDiscard] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const send = useMutation({
    mutationFn: () => callApi('writeReply', { params: { id: postId }, body: { clientId, content } }),
    onSuccess: (reply) => {
      keepReplyDraft(postId, '')
      putReply(queryClient, reply, 'answer')
      nameYourself(queryClient, reply)
      if (reply.hidden === null) toast({ title: t('Reply Posted'), description: t('Your reply is under the post.') })
      else toast({ title: t('Your reply waits for a moderator'), description: reply.hidden.reason })
      onClose()
    },
    onError: (error) => {
      if (!isAlreadySent(error)) return
      setClientId(crypto.randomUUID())
      fetchAnew(queryClient)
    },
  })
  useEffect(() => field.current?.focus(), [])
  const isBlank = content.trim() === ''
  const submit = () => {
    if (!isBlank && !send.isPending) send.mutate()
  }
  const change = (next: string) => {
    if (fieldsOf(send.error)['content'] !== undefined) send.reset()
    setContent(next)
    keepReplyDraft(postId, next)
  }
  const discard = () => {
    keepReplyDraft(postId, '')
    onClose()
  }
  const cancel = () => {
    if (isBlank) onClose()
    else setAsksToDiscard(true)
  }
  return (
    <form
      className="mt-3 grid gap-3 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {send.isError ? <Banner tone="error">{describeError(send.error, replyAgain)}</Banner> : null}
      <TextBox
        ref={field}
        label={t('Your reply')}
        rows={3}
        value={content}
        lengthMax={communityLimits.reply}
        isFixed={send.isPending}
        error={fieldsOf(send.error)['content']}
        onChange={change}
        onSend={submit}
        onEscape={cancel}
      />
      {asksToDiscard ? (
        <DiscardQuestion onDiscard={discard} onKeep={() => setAsksToDiscard(false)} />
      ) : (
        <ReplyButtons isBusy={send.isPending} isBlank={isBlank} onCancel={cancel} />
      )}
    </form>
  )
}

function DiscardQuestion({ onDiscard, onKeep }: { onDiscard: () => void; onKeep: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 text-sm">
      {t('Discard this reply?')}
      <Button variant="danger" onClick={onDiscard}>
        {t('Discard')}
      </Button>
      <Button onClick={onKeep}>{t('Keep writing')}</Button>
    </div>
  )
}

type ReplyButtonsProps = { isBusy: boolean; isBlank: boolean; onCancel: () => void }

function ReplyButtons({ isBusy, isBlank, onCancel }: ReplyButtonsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" variant="primary" isBusy={isBusy} disabled={isBlank}>
        {t('Reply')}
      </Button>
      <Button onClick={onCancel}>{t('Cancel')}</Button>
    </div>
  )
}
