import { type Language, languageNames, languages } from '@stratomate/contracts/site/languages'
import { Banner } from '@stratomate/ui/banner'
import { Segmented } from '@stratomate/ui/segmented'
import { Skeleton } from '@stratomate/ui/skeleton'
import { describeError } from '#web/shared/api/api-error.ts'
import { rememberLanguage } from '#web/shared/language/wanted-language.ts'
import { LoadFailure } from './load-failure.tsx'
import { useChangePreferences, usePreferences } from './use-preferences.ts'

const items = languages.map((value): { value: Language; label: string } => ({ value, label: languageNames[value] }))

/** The language of mails. This browser also offers pages in it from now on. */
export function AccountLanguage() {
  const preferences = usePreferences({ isWanted: true })
  const change = useChangePreferences()
  if (preferences.isPending) return <Skeleton className="h-10 w-full" />
  if (preferences.isError) {
    return <LoadFailure what="your language" error={preferences.error} onRetry={() => void preferences.refetch()} />
  }
  return (
    <div className="choice-rows grid gap-5 text-sm">
      {change.isError ? <Banner tone="error">{describeError(change.error)}</Banner> : null}
      <Segmented
        legend="Language of emails and pages"
        items={items}
        selected={preferences.data.language}
        onSelect={(language) => {
          rememberLanguage(language)
          change.mutate({ language })
        }}
        tone="quiet"
      />
    </div>
  )
}
