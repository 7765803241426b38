import { communityLimits, postCategories } from '@stratomate/contracts/community/values'
import { Banner } from '@stratomate/ui/banner'
import { Button } from '@stratomate/ui/button'
import { Checkbox } from '@stratomate/ui/checkbox'
import { Select } from '@stratomate/ui/select'
import { Skeleton } from '@stratomate/ui/skeleton'
import { useToast } from '@stratomate/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { lazy, type Ref, startTransition, Suspense, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { leaveForSignIn } from '#web/shared/session/return-address.ts'
import { describeError, fieldsOf, isAlreadySent } from '#web/shared/api/api-error.ts'
import { callApi } from '#web/shared/api/call-api.ts'
import { useMedia } from '#web/shared/hooks/use-media.ts'
import { useSession } from '#web/shared/session/use-session.ts'
import { useCommunity } from '#web/features/community/community-place.ts'
import { fetchAnew, nameYourself, putPost } from '#web/features/community/community-cache.ts'
import { categoryText } from '#web/features/community/posts/community-category.ts'
import { type ComposerDraft, dropDraft, emptyDraft, keepDraft, readDraft } from './composer-draft.ts'
import { ComposerPlace } from '#web/features/community/community-places.tsx'
import { ComposerLine } from './composer-line.tsx'
import { CloseComposer, ComposerSheet } from './composer-sheet.tsx'
import { TextBox } from './text-box.tsx'
import { t } from '#web/shared/language/t.ts'

/** The ranges of the parameters come with the engine, so they are only loaded for people who share settings. */
const ProvedSettingsForm = lazy(async () => ({
  default: (await import('./proved-settings-form.tsx')).ProvedSettingsForm,
}))

const postAgain = (wait: string) => t('You can post again in {wait}.', { wait })

/** Below the step `sm` of the tokens. */
const phoneQuery = '(width < 30rem)'

/** A line that opens the form for a post. A blank one is refused; the text survives a sign-in and a reload. */
export function Composer() {
  const [showsDraft, setShowsDraft] = useState(false)
  // A transition, so that the form is drawn in small steps and a scroll in between is answered.
  useEffect(() => startTransition(() => setShowsDraft(true)), [])
  return showsDraft ? <KeptComposer /> : <ComposerPlace />
}

function KeptComposer() {
  const [draft, setDraft] = useState(readDraft)
  const [isOpen, setIsOpen] = useState(false)
  const isPhone = useMedia(phoneQuery, { inBuild: false })
  const { startedPost } = useCommunity()
  const [answered, setAnswered] = useState<typeof startedPost>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  const line = useRef<HTMLButtonElement>(null)
  if (startedPost !== answered) {
    setAnswered(startedPost)
    if (startedPost !== null) setDraft({ ...draft, category: startedPost.category })
    setIsOpen(startedPost !== null)
  }
  useEffect(() => {
    if (isOpen) box.current?.focus()
  }, [isOpen, startedPost])
  const change = (part: Partial<ComposerDraft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    keepDraft(next)
  }
  const close = () => {
    // The line must exist before it can take the focus from the form.
    flushSync(() => setIsOpen(false))
    line.current?.focus()
  }
  const reset = () => {
    dropDraft()
    setDraft(emptyDraft())
    close()
  }
  const form = { box, draft, onChange: change, onPosted: reset }
  if (!isPhone && isOpen) return <ComposerForm {...form} look="card" onClose={close} />
  return (
    <>
      <ComposerLine ref={line} draft={draft.content} onOpen={() => setIsOpen(true)} />
      {isPhone ? (
        <ComposerSheet isOpen={isOpen} onClose={close}>
          <ComposerForm {...form} look="bare" onClose={close} />
        </ComposerSheet>
      ) : null}
    </>
  )
}

const looks = { card: 'relative rounded-lg border border-line-strong bg-s1 p-4 md:p-5', bare: '' }

type ComposerFormProps = {
  look: keyof typeof looks
  box: Ref<HTMLTextAreaElement>
  draft: ComposerDraft
  onChange: (part: Partial<ComposerDraft>) => void
  onPosted: () => void
  onClose: () => void
}

function ComposerForm({ look, box, draft, onChange, onPosted, onClose }: ComposerFormProps) {
  const session = useSession()
  const [withSettings, setWithSettings] = useState(draft.settings !== null)
  const publish = usePublish(withSettings ? draft : { ...draft, settings: null, proofId: null }, {
    onPosted: () => {
      setWithSettings(false)
      onPosted()
    },
    onAlreadySent: () => onChange({ clientId: crypto.randomUUID() }),
  })
  const isAnonymous = session.kind === 'anonymous'
  // Going to the sign-in needs no text.
  const isReady = isAnonymous || isWhole(draft, withSettings ? 'with settings' : 'text')
  const send = () => {
    if (!isReady || publish.isPending) return
    if (isAnonymous) leaveForSignIn()
    else publish.mutate()
  }
  const errors = fieldsOf(publish.error)
  return (
    <form
      className={clsx('grid gap-4', looks[look])}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {/* The sheet of a phone has its own. */}
      {look === 'card' ? <CloseComposer className="absolute top-2 right-2" onClose={onClose} /> : null}
      {publish.isError ? <Banner tone="error">{describeError(publish.error, postAgain)}</Banner> : null}
      <TextBox
        ref={box}
        label={t('Share something with the community')}
        rows={4}
        value={draft.content}
        lengthMax={communityLimits.post}
        isFixed={publish.isPending}
        error={errors['content']}
        onChange={(content) => {
          if (errors['content'] !== undefined) publish.reset()
          onChange({ content })
        }}
        onSend={send}
        onEscape={onClose}
      />
      <Checkbox
        label={t('This post contains trading settings')}
        checked={withSettings}
        onChange={({ currentTarget: { checked } }) => {
          setWithSettings(checked)
          onChange(checked ? { category: 'settings' } : { settings: null, proofId: null })
        }}
      />
      {withSettings ? (
        <Suspense fallback={<Skeleton className="h-72 rounded-md" />}>
          <ProvedSettingsForm
            draft={draft}
            errors={errors}
            isSignedIn={session.kind === 'member'}
            onChange={onChange}
          />
        </Suspense>
      ) : null}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <CategoryField category={draft.category} onChange={(category) => onChange({ category })} />
        <PostButton isAnonymous={isAnonymous} isBusy={publish.isPending} isReady={isReady} />
      </div>
    </form>
  )
}

/** The fields of the settings appear a moment after their box is ticked: without them it would be another post. */
function isWhole({ content, settings }: ComposerDraft, kind: 'text' | 'with settings'): boolean {
  return content.trim() !== '' && (kind === 'text' || settings !== null)
}

type PublishEvents = { onPosted: () => void; onAlreadySent: () => void }

function usePublish(post: ComposerDraft, { onPosted, onAlreadySent }: PublishEvents) {
  const queryClient = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: () => callApi('writePost', { body: post }),
    onSuccess: (written) => {
      putPost(queryClient, written, 'answer')
      nameYourself(queryClient, written)
      onPosted()
      if (written.hidden === null)
        toast({ title: t('Post Published'), description: t('Your post is in the community now.') })
      else toast({ title: t('Your post waits for a moderator'), description: written.hidden.reason })
    },
    onError: (error) => {
      if (!isAlreadySent(error)) return
      onAlreadySent()
      fetchAnew(queryClient)
    },
  })
}

type Category = ComposerDraft['category']

function CategoryField({ category, onChange }: { category: Category; onChange: (category: Category) => void }) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="sr-only">
        {t('Category')}
      </label>
      <Select
        id={id}
        value={category}
        onChange={({ currentTarget: { value } }) => {
          const chosen = postCategories.find((one) => one === value)
          if (chosen !== undefined) onChange(chosen)
        }}
      >
        {postCategories.map((each) => (
          <option key={each} value={each}>
            {categoryText(each)}
          </option>
        ))}
      </Select>
    </div>
  )
}

type PostButtonProps = { isAnonymous: boolean; isBusy: boolean; isReady: boolean }

function PostButton({ isAnonymous, isBusy, isReady }: PostButtonProps) {
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
      {isAnonymous ? <p className="text-xs text-text-3">{t('Your text is kept until you are back.')}</p> : null}
      <Button type="submit" variant="primary" isBusy={isBusy} disabled={!isReady}>
        {isAnonymous ? t('Log in to post') : t('Post')}
      </Button>
    </div>
  )
}
