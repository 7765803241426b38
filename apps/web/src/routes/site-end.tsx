import { PaletteKeys } from '#web/features/content/palette/palette-keys.tsx'
import { OfferPlace } from '#web/features/shell/offer-place.tsx'
import { SiteFooter } from '#web/features/shell/site-footer.tsx'

/** What ends a public page: its footer, and the keys that wait until the page is read. */
export function SiteEnd() {
  return (
    <>
      <PaletteKeys />
      <SiteFooter kind="site" />
      <OfferPlace />
    </>
  )
}
