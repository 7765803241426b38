import { Field } from '@stratomate/ui/field'
import { TextInput } from '@stratomate/ui/text-input'
import type { Ref } from 'react'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { useReturnAddress, withReturn } from '#web/shared/session/return-address.ts'

/** Whose purchase it is when nobody is signed in. */
export function PayerEmail({ error, ref }: { error: string | undefined; ref: Ref<HTMLInputElement> }) {
  const here = useReturnAddress()
  return (
    <Field
      id="email"
      label="Email"
      error={error}
      hint={
        <>
          Your license belongs to this address. Have an account?{' '}
          <TextLink to={withReturn('/login', here)}>Log in</TextLink>
        </>
      }
    >
      {(control) => (
        <TextInput
          {...control}
          ref={ref}
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
      )}
    </Field>
  )
}
