import type { Post, Reply } from '@stratomate/contracts/community/schemas'
import { communityLimits } from '@stratomate/contracts/community/values'
import { Banner } from '@stratomate/ui/banner'
import { Button } from '@stratomate/ui/button'
import { Dialog } from '@stratomate/ui/dialog'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { describeError, fieldsOf } from '#web/shared/api/api-error.ts'
import { callApi } from '#web/shared/api/call-api.ts'
import { dropPost, dropReply, putPost, putReply } from '#web/features/community/community-cache.ts'
import { iconActionLook } from '#web/features/community/posts/like-button.tsx'
import { TextBox } from '#web/features/community/writing/text-box.tsx'
import { t } from '#web/shared/language/t.ts'

type AuthorActionsProps = { kind: 'post'; item: Post } | { kind: 'reply'; item: Reply }

/** What a person can do with their own text: edit it, with a mark, or delete it. */
export function AuthorActions(props: AuthorActionsProps) {
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null)
  // Kept when Escape or a press beside the dialog closes it: only Cancel throws a changed text away.
  const [draft, setDraft] = useState<string | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <button type="button" className={iconActionLook} onClick={() => setOpen('edit')}>
        <Pencil size={16} aria-hidden="true" className="sm:hidden" />
        <span className="max-sm:sr-only">{t('Edit')}</span>
      </button>
      <button type="button" className={iconActionLook} onClick={() => setOpen('delete')}>
        <Trash2 size={16} aria-hidden="true" className="sm:hidden" />
        <span className="max-sm:sr-only">{t('Delete')}</span>
      </button>
      <Dialog
        isOpen={open === 'edit'}
        onClose={close}
        title={props.kind === 'post' ? t('Edit your post') : t('Edit your reply')}
      >
        <EditForm
          {...props}
          draft={draft}
          onDraft={setDraft}
          onDone={() => {
            setDraft(null)
            close()
          }}
        />
      </Dialog>
      <Dialog
        isOpen={open === 'delete'}
        onClose={close}
        title={props.kind === 'post' ? t('Delete your post?') : t('Delete your reply?')}
      >
        <DeleteForm {...props} onDone={close} />
      </Dialog>
    </>
  )
}

type EditFormProps = AuthorActionsProps & { draft: string | null; onDraft: (draft: string) => void; onDone: () => void }

function EditForm({ draft, onDraft, onDone, ...props }: EditFormProps) {
  const queryClient = useQueryClient()
  const { kind, item } = props
  const content = draft ?? item.content
  const save = useMutation({
    mutationFn: async () => {
      if (props.kind === 'post') {
        const body = { content, settings: props.item.settings }
        putPost(queryClient, await callApi('changePost', { params: { id: item.id }, body }), 'answer')
      } else
        putReply(queryClient, await callApi('changeReply', { params: { id: item.id }, body: { content } }), 'answer')
    },
    onSuccess: onDone,
  })
  const isBlank = content.trim() === ''
  const send = () => {
    if (!isBlank && !save.isPending) save.mutate()
  }
  return (
    <form
      className="mt-4 grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {save.isError ? <Banner tone="error">{describeError(save.error)}</Banner> : null}
      <TextBox
        label={t('Text')}
        rows={6}
        value={content}
        lengthMax={kind === 'post' ? communityLimits.post : communityLimits.reply}
        isFixed={save.isPending}
        error={fieldsOf(save.error)['content']}
        onChange={onDraft}
        onSend={send}
      />
      <div className="flex gap-3">
        <Button type="submit" variant="primary" isBusy={save.isPending} disabled={isBlank}>
          {t('Save')}
        </Button>
        <Button onClick={onDone}>{t('Cancel')}</Button>
      </div>
    </form>
  )
}

function DeleteForm({ onDone, ...props }: AuthorActionsProps & { onDone: () => void }) {
  const queryClient = useQueryClient()
  const { kind, item } = props
  const remove = useMutation({
    mutationFn: () => callApi(kind === 'post' ? 'deletePost' : 'deleteReply', { params: { id: item.id } }),
    onSuccess: () => {
      onDone()
      if (props.kind === 'post') dropPost(queryClient, item.id)
      else dropReply(queryClient, props.item)
    },
  })
  return (
    <>
      <p className="mt-3 text-text-2">
        {kind === 'post' ? `${t('Its replies go with it.')} ` : ''}
        {t('This cannot be undone.')}
      </p>
      {remove.isError ? (
        <Banner tone="error" className="mt-4">
          {describeError(remove.error)}
        </Banner>
      ) : null}
      <div className="mt-5 flex gap-3">
        <Button variant="danger" isBusy={remove.isPending} onClick={() => remove.mutate()}>
          {t('Delete')}
        </Button>
        <Button onClick={onDone}>{t('Cancel')}</Button>
      </div>
    </>
  )
}
