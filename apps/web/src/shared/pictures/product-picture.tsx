import type { TranslatedText } from '@stratomate/content/languages/translated-text'
import dashboardDarkLarge from './dashboard-dark-large.webp'
import dashboardDarkSmall from './dashboard-dark-small.webp'
import dashboardLightLarge from './dashboard-light-large.webp'
import dashboardLightSmall from './dashboard-light-small.webp'
import windowDarkLarge from './window-dark-large.webp'
import windowDarkSmall from './window-dark-small.webp'
import windowLightLarge from './window-light-large.webp'
import windowLightSmall from './window-light-small.webp'
import { t } from '#web/shared/language/t.ts'

type Sizes = { small: string; large: string }
type Picture = { alt: TranslatedText; dark: Sizes; light: Sizes }

export const windowPicture: Picture = {
  alt: 'The window of the desktop app: charts with their indicator, amount and last signal, and the button that stops trading.',
  dark: { small: windowDarkSmall, large: windowDarkLarge },
  light: { small: windowLightSmall, large: windowLightLarge },
}

export const dashboardPicture: Picture = {
  alt: 'A chart of the dashboard: candles with the line of the indicator, and a trade that is open.',
  dark: { small: dashboardDarkSmall, large: dashboardDarkLarge },
  light: { small: dashboardLightSmall, large: dashboardLightLarge },
}

/**
 * A picture of the product in the theme of the page. A browser loads only the picture that it shows, when it comes
 * near.
 */
export function ProductPicture({ alt, dark, light }: Picture) {
  return (
    <>
      <ThemedPicture alt={alt} sizes={dark} className="dark-only" />
      <ThemedPicture alt={alt} sizes={light} className="light-only" />
    </>
  )
}

function ThemedPicture({ alt, sizes, className }: { alt: TranslatedText; sizes: Sizes; className: string }) {
  return (
    <img
      src={sizes.small}
      srcSet={`${sizes.small} 760w, ${sizes.large} 1520w`}
      sizes="(width >= 72rem) 536px, (width >= 48rem) 94vw, calc(100vw - 2rem)"
      width={760}
      height={345}
      loading="lazy"
      decoding="async"
      alt={t(alt)}
      className={`product-picture w-full ${className}`}
    />
  )
}
