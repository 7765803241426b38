import type { Profile } from '@stratomate/contracts/accounts/profile'
import { communityName } from '@stratomate/domain/community/community-name'
import { lettersOf } from '@stratomate/std/text'
import { Avatar } from '@stratomate/ui/avatar'
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
        <div className="flex flex-col gap-8 xl:flex-row xl:items-start xl:justify-between">
          <ProfileForm profile={profile.data} user={user} />
          <Appearance profile={profile.data} imageUrl={user.profileImageUrl} />
        </div>
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

type AppearanceProps = { profile: Profile; imageUrl: string | null }

/** What other members see of the name beside it. */
function Appearance({ profile, imageUrl }: AppearanceProps) {
  const name = communityName(profile)
  return (
    <div className="w-full max-w-form rounded-lg border border-line bg-s1 p-5 xl:w-64">
      <h3 className="text-sm font-medium text-text-3">In the community</h3>
      <p className="mt-3 flex items-center gap-3">
        <Avatar initials={lettersOf(name)} imageUrl={imageUrl} className="size-11" />
        <bdi className="min-w-0 text-md font-semibold wrap-anywhere">{name}</bdi>
      </p>
      <p className="mt-3 text-sm text-text-2">
        Members see your first name and one letter of your last name, never your email.
      </p>
    </div>
  )
}

function ProfileForm({ profile, user }: { profile: Profile; user: User }) {
  const queryClient = useQueryClient()
  const [isSaved, setSaved] = useState(false)
  const [isChanged, setChanged] = useState(false)
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
      setChanged(false)
    },
  })
  const { errors } = form
  return (
    <form
      noValidate
      method="post"
      className="grid w-full max-w-form gap-5"
      onSubmit={form.onSubmit}
      onChange={({ currentTarget }) => {
        const typed = new FormData(currentTarget)
        setSaved(false)
        setChanged(fields.some((name) => typed.get(name) !== (profile[name] ?? '')))
      }}
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
      <SaveRow label="Save" isSending={form.isSending} savedText={isSaved ? 'Saved' : null} isChanged={isChanged} />
    </form>
  )
}
