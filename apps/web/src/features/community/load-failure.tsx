import { Banner } from '@stratomate/ui/banner'
import { Button } from '@stratomate/ui/button'
import { describeError } from '#web/shared/api/api-error.ts'
import { t } from '#web/shared/language/t.ts'

/** What could not be loaded, with a button to try again. */
export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Banner tone="error" action={<Button onClick={onRetry}>{t('Try again')}</Button>}>
      {describeError(error)}
    </Banner>
  )
}
