import { Banner } from '@stratomate/ui/banner'
import { Button } from '@stratomate/ui/button'
import { useToast } from '@stratomate/ui/toast'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { describeError } from '#web/shared/api/api-error.ts'
import { callApi } from '#web/shared/api/call-api.ts'
import { queryKeys } from '#web/shared/api/query-keys.ts'
import { checkEmail } from '#web/shared/forms/check-field.ts'
import { spoken } from '#web/shared/language/spoken.ts'
import { t, TextWithMarks } from '#web/shared/language/t.ts'

type ResendButtonProps = {
  call: 'resendVerification' | 'requestSignInCode' | 'requestPasswordReset'
  email: () => string
}

/** Asks for a fresh code; the answer stays beside the button, not only in a toast. */
export function ResendButton({ call, email }: ResendButtonProps) {
  const toast = useToast()
  const [unusable, setUnusable] = useState<string>()
  const resend = useMutation({
    mutationFn: () => callApi(call, { body: { email: email(), language: spoken.language } }),
    onSuccess: () => toast({ title: t('Code sent'), description: t('Please check your mailbox.') }),
  })
  const send = () => {
    const problem = checkEmail(email())
    setUnusable(problem)
    if (problem === undefined) resend.mutate()
    else resend.reset()
  }
  return (
    <div className="grid gap-2">
      <Button variant="quiet" size="sm" isBusy={resend.isPending} onClick={send}>
        {t('Send a new code')}
      </Button>
      <p aria-live="polite" className="text-center text-xs text-text-2">
        {unusable}
        {resend.isSuccess ? t('A new code is on its way.') : null}
        {resend.isError ? describeError(resend.error) : null}
      </p>
      <MailboxNote />
    </div>
  )
}

/** Where no mail is sent, the person would wait for a code in vain. */
function MailboxNote() {
  const options = useQuery({ queryKey: queryKeys.signInOptions, queryFn: () => callApi('readSignInOptions', {}) })
  const mailbox = options.data?.mailbox ?? null
  if (mailbox === null) return null
  return (
    <Banner tone="note">
      <TextWithMarks
        text="This installation is for tests: it keeps its emails instead of sending them. <mailbox>Open its mailbox</mailbox>"
        marks={{
          mailbox: (words) => (
            <a href={mailbox} target="_blank" rel="noopener" className="underline underline-offset-3">
              {words}
            </a>
          ),
        }}
      />
    </Banner>
  )
}
