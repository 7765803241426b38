import type { Profile } from '@stratomate/contracts/accounts/profile'
import { Field } from '@stratomate/ui/field'
import { TextInput } from '@stratomate/ui/text-input'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '#web/shared/api/call-api.ts'
import { checkFilled, onlyErrors } from '#web/shared/forms/check-field.ts'
import { CountryField } from '#web/shared/forms/country-field.tsx'
import { FormSummary } from '#web/shared/forms/form-summary.tsx'
import { formatDate } from '#web/shared/format/format-time.ts'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { queryKeys } from '#web/shared/api/query-keys.ts'
import { useForm } from '#web/shared/forms/use-form.ts'
import type { User } from '#web/shared/session/use-session.ts'
import { AccountSection } from './account-section.tsx'
import { PanelSkeleton } from './account-skeleton.tsx'
import { LoadFailure } from './load-failure.tsx'
import { SaveRow } from './save-row.tsx'

const labels = { firstName: 'First name', lastName: 'Last name', country: 'Country' }
const fields = ['firstName', 'lastName', 'country'] as const

/** Name, country and email of the account. */
export function ProfilePanel({ user }: { user: User }) {
  const profile = useQuery({ queryKey: queryKeys.profile, queryFn: () => callApi('readProfile', {}) })
  if (profile.isPending) return <PanelSkeleton />
  if (profile.isError) {
    return <LoadFailure what="your profile" error={profile.error} onRetry={() => void profile.refetch()} />
  }
  return (
    <>
      <AccountSection title="Name and country" lede="Your country decides which notices you see where you trade.">
        <ProfileForm profile={profile.data} user={user} />
      </AccountSection>
      <AccountSection
        title="Email"
        lede={
          <>
            To change it, write to <TextLink to="/support#contact">support</TextLink> from this address.
          </>
        }
      >
        <p className="font-medium break-words">
          <bdi>{profile.data.email}</bdi>
        </p>
        <p className="mt-1 text-sm text-text-2">Member since {formatDate(profile.data.createdAt)}</p>
      </AccountSection>
    </>
  )
}

function ProfileForm({ profile, user }: { profile: Profile; user: User }) {
  const queryClient = useQueryClient()
  const [isSaved, setSaved] = useState(false)
  const form = useForm({
    fields,
    validate: ({ firstName, lastName, country }) =>
      onlyErrors({
        firstName: checkFilled(firstName, 'Enter your first name'),
        lastName: checkFilled(lastName, 'Enter your last name'),
        country: checkFilled(country, 'Choose your country'),
      }),
    submit: async (body) => {
      const saved = await callApi('changeProfile', { body })
      queryClient.setQueryData(queryKeys.profile, saved)
      queryClient.setQueryData(queryKeys.user, { ...user, firstName: saved.firstName, lastName: saved.lastName })
      setSaved(true)
    },
  })
  const { errors } = form
  return (
    <form
      noValidate
      method="post"
      className="grid max-w-form gap-5"
      onSubmit={form.onSubmit}
      onChange={() => setSaved(false)}
    >
      <FormSummary form={form} labels={labels} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field id="firstName" label={labels.firstName} error={errors.firstName}>
          {(control) => (
            <TextInput
              {...control}
              name="firstName"
              autoComplete="given-name"
              maxLength={80}
              defaultValue={profile.firstName ?? ''}
            />
          )}
        </Field>
        <Field id="lastName" label={labels.lastName} error={errors.lastName}>
          {(control) => (
            <TextInput
              {...control}
              name="lastName"
              autoComplete="family-name"
              maxLength={80}
              defaultValue={profile.lastName ?? ''}
            />
          )}
        </Field>
      </div>
      <CountryField error={errors.country} defaultValue={profile.country ?? ''} />
      <SaveRow label="Save" isSending={form.isSending} savedText={isSaved ? 'Saved' : null} />
    </form>
  )
}
