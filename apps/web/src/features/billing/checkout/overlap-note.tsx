import { Banner } from '@stratomate/ui/banner'

/** Said before the payment, where what is bought gives nothing new. */
export function OverlapNote({ words }: { words: string | null }) {
  return words === null ? null : (
    <Banner tone="warning" title="You have this already" className="mb-5">
      {words}
    </Banner>
  )
}
