import { Skeleton } from '@stratomate/ui/skeleton'
import { lazy, Suspense, useState } from 'react'
import { useHydrated } from '#web/shared/hooks/use-hydrated.ts'
import type { LegalTextProps } from './legal-text.tsx'

// In the browser's build the condition is `false`, so the texts are in the prerendered page and in none of its scripts.
const built = import.meta.env.SSR ? await import('./legal-text.tsx') : null
const LazyLegalText = lazy(async () => ({ default: (await import('./legal-text.tsx')).LegalText }))

/**
 * A legal document that needs no script in the browser: the prerendered page contains it, and the first render over
 * that page keeps it. Only a reader who comes from another page loads the text.
 */
export function KeptLegalText(props: LegalTextProps) {
  const isHydrated = useHydrated()
  const [isKept] = useState(!isHydrated)
  if (built !== null) {
    return (
      <div>
        <built.LegalText {...props} />
      </div>
    )
  }
  // React does not compare the children of an element with its own HTML, so the document stays as it was built.
  if (isKept) return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  return (
    <div>
      <Suspense fallback={<Skeleton className="h-140 w-full" />}>
        <LazyLegalText {...props} />
      </Suspense>
    </div>
  )
}
