import type { UploadedAddon } from '@stratomate/contracts/files/schemas'
import { addonCategories } from '@stratomate/domain/files/addons'
import { Button } from '@stratomate/ui/button'
import { Card, CardTitle } from '@stratomate/ui/card'
import { Checkbox } from '@stratomate/ui/checkbox'
import { Field } from '@stratomate/ui/field'
import { Select } from '@stratomate/ui/select'
import { TextInput } from '@stratomate/ui/text-input'
import { useToast } from '@stratomate/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { callApi } from '#web/shared/api/call-api.ts'
import { FoldMark } from '#web/shared/content/disclosure.tsx'
import { ToneBadge } from '#web/shared/format/status-badge.tsx'
import { FormSummary } from '#web/shared/forms/form-summary.tsx'
import { queryKeys } from '#web/shared/api/query-keys.ts'
import { useForm } from '#web/shared/forms/use-form.ts'
import { uploadedAddonsKey, useUploadedAddons } from './use-uploaded-addons.ts'

const fields = ['title', 'description', 'category', 'listed'] as const
const labels = { title: 'Name', description: 'Description', category: 'Category', listed: 'Published' } as const

/** Add-ons that were uploaded under a new name: nobody sees them until they are described and published. */
export function AddonDrafts() {
  const items = useUploadedAddons().toSorted((one, other) => Number(one.listed) - Number(other.listed))
  if (items.length === 0) return null
  return (
    <Card as="section" aria-labelledby="drafts-title" className="mb-6 px-5 pt-4 pb-1">
      <CardTitle id="drafts-title">Uploaded add-ons</CardTitle>
      <p className="mt-1 mb-3 text-sm text-text-2">Nobody sees a draft. Open it to describe and publish it.</p>
      {items.map((addon) => (
        <details key={addon.name} className="group border-t border-line">
          <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 py-2 hover:text-accent-text">
            <FoldMark size={18} />
            <span className="min-w-0 font-medium wrap-anywhere">{addon.name}</span>
            <ToneBadge tone={addon.listed ? 'active' : 'pending'} className="ml-auto">
              {addon.listed ? 'Published' : 'Draft'}
            </ToneBadge>
          </summary>
          <div className="pt-1 pb-6 md:pl-7">
            <AddonForm addon={addon} />
          </div>
        </details>
      ))}
    </Card>
  )
}

function AddonForm({ addon }: { addon: UploadedAddon }) {
  const toast = useToast()
  const queryClient = useQueryClient()
  const form = useForm<(typeof fields)[number]>({
    fields,
    validate: ({ title, description }) => ({
      ...(title.trim() === '' ? { title: 'Please enter a name' } : {}),
      ...(description.trim() === '' ? { description: 'Please enter a description' } : {}),
    }),
    submit: async ({ title, description, category, listed }) => {
      const known = addonCategories.find((one) => one === category) ?? 'Utility'
      const body = { title, description, category: known, listed: listed === 'on' }
      await callApi('describeAddon', { params: { name: addon.name }, body })
      toast({ title: 'Saved', description: addon.name })
      await queryClient.invalidateQueries({ queryKey: uploadedAddonsKey })
      await queryClient.invalidateQueries({ queryKey: queryKeys.files })
    },
  })
  return (
    <form noValidate className="grid max-w-prose gap-4" onSubmit={form.onSubmit}>
      <FormSummary form={form} labels={labels} />
      <Field label={labels.title} error={form.errors.title}>
        {(control) => <TextInput {...control} name="title" maxLength={80} defaultValue={addon.title ?? ''} />}
      </Field>
      <Field label={labels.description} error={form.errors.description}>
        {(control) => (
          <TextInput {...control} name="description" maxLength={400} defaultValue={addon.description ?? ''} />
        )}
      </Field>
      <Field label={labels.category}>
        {(control) => (
          <Select {...control} name="category" defaultValue={addon.category ?? 'Utility'}>
            {addonCategories.map((category) => (
              <option key={category}>{category}</option>
            ))}
          </Select>
        )}
      </Field>
      <Checkbox name="listed" defaultChecked={addon.listed} label="Published: PRO can download it" />
      <Button type="submit" variant="primary" isBusy={form.isSending} className="justify-self-start">
        Save
      </Button>
    </form>
  )
}
