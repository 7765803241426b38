import { type FormEvent, useEffect, useRef } from 'react'
import { callApi } from '#web/shared/api/call-api.ts'
import { checkCode, checkEmail, digitsOf, onlyErrors } from '#web/shared/forms/check-field.ts'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { isAwaitedMail } from '#web/shared/session/mailed-return.ts'
import { useReturnAddress, withReturn } from '#web/shared/session/return-address.ts'
import { useForm } from '#web/shared/forms/use-form.ts'
import { useHydrated } from '#web/shared/hooks/use-hydrated.ts'
import { t, TextWithMarks } from '#web/shared/language/t.ts'
import { AccountForm } from './account-form.tsx'
import { CodeField } from './code-field.tsx'
import { EmailField, typedEmail } from './email-field.tsx'
import { ResendButton } from './resend-button.tsx'
import { useArrive } from './use-arrive.ts'

/**
 * Sends the code automatically as soon as it has six digits. A code from a link is only sent automatically in the
 * browser that signed up, so that a mail scanner that opens links verifies nothing.
 */
export function VerifyEmailForm({ email, code }: { email: string; code: string }) {
  const isMailed = email !== '' && digitsOf(code).length === codeLength
  const arrive = useArrive('/pricing#free-trial', isMailed ? 'document' : 'route')
  const returnTo = useReturnAddress()
  const form = useForm({
    fields: ['email', 'code'],
    validate: (values) => onlyErrors({ email: checkEmail(values.email), code: checkCode(values.code) }),
    submit: async (values) =>
      arrive(await callApi('verifyEmail', { body: { email: values.email, code: digitsOf(values.code) } })),
  })
  useSentOnce({ isAwaited: isMailed && isAwaitedMail(email), mailedCode: code })
  return (
    <div className="grid gap-4">
      <div onInput={sendWhenComplete}>
        <AccountForm form={form} labels={{ email: t('Email'), code: t('Code') }} submitLabel={t('Verify email')}>
          {email === '' ? (
            <EmailField error={form.errors.email} />
          ) : (
            <input type="hidden" id="email" name="email" value={email} />
          )}
          <CodeField error={form.errors.code} defaultValue={code} takesFocus={email !== ''} />
        </AccountForm>
      </div>
      <ResendButton call="resendVerification" email={typedEmail} />
      <p className="text-center text-sm text-text-2">
        <TextWithMarks
          text="The code works in the browser in which you signed up. Another browser or another address? <join>Sign up here</join>"
          marks={{ join: (words) => <TextLink to={withReturn('/sign-up', returnTo)}>{words}</TextLink> }}
        />
      </p>
    </div>
  )
}

const codeLength = 6

/**
 * Presses the button for the person, once: for a code from an expected mail, and for one that was typed before this
 * script ran.
 */
function useSentOnce({ isAwaited, mailedCode }: { isAwaited: boolean; mailedCode: string }): void {
  const isHydrated = useHydrated()
  const isDone = useRef(false)
  useEffect(() => {
    if (!isHydrated || isDone.current) return
    isDone.current = true
    const isTyped = codeInput()?.value !== mailedCode
    if (isAwaited || isTyped) sendCompleteCode()
  }, [isHydrated, isAwaited, mailedCode])
}

function sendWhenComplete({ target }: FormEvent): void {
  if (target === codeInput()) sendCompleteCode()
}

function sendCompleteCode(): void {
  const input = codeInput()
  if (input !== null && digitsOf(input.value).length === codeLength) input.form?.requestSubmit()
}

function codeInput(): HTMLInputElement | null {
  const input = document.getElementById('code')
  return input instanceof HTMLInputElement ? input : null
}
