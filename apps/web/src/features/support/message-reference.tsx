import { referenceOf } from '@stratomate/std/text'
import { CopyButton } from '@stratomate/ui/forms/copy-button'
import { t } from '#web/shared/language/t.ts'

/** The reference of a stored message, large enough to be read out, and to copy. It is also in the mails about it. */
export function MessageReference({ id }: { id: string }) {
  const reference = referenceOf(id)
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md border border-line-strong bg-bg px-4 py-3.5">
      <p>
        <span className="block text-sm text-text-3">{t('Your reference')}</span>
        <span className="mt-0.5 block font-mono text-lg tracking-wider">{reference}</span>
      </p>
      <CopyButton text={reference} label={t('Copy reference')} />
    </div>
  )
}
