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
type Picture = { alt: TranslatedText; cut: string; dark: Sizes; light: Sizes }

export const windowPicture: Picture = {
  alt: 'The window of the desktop app: charts with their indicator, amount and last signal, and the button that stops trading.',
  cut: 'window-cut',
  dark: { small: windowDarkSmall, large: windowDarkLarge },
  light: { small: windowLightSmall, large: windowLightLarge },
}

export const dashboardPicture: Picture = {
  alt: 'A chart of the dashboard: candles with the line of the indicator, and a trade that is open.',
  cut: 'chart-cut',
  dark: { small: dashboardDarkSmall, large: dashboardDarkLarge },
  light: { small: dashboardLightSmall, large: dashboardLightLarge },
}

/** How wide a picture is in a card of two beside each other, with what the card cuts off. */
const widthInCard = '(width<48rem)234vw,(width<72rem)94vw,831px'

/**
 * A picture of the product in the theme of the page. A browser loads only the picture that it shows, when it comes
 * near. `widths` is the `sizes` of the image.
 */
export function ProductPicture({ alt, cut, dark, light, widths = widthInCard }: Picture & { widths?: string }) {
  return (
    <>
      <ThemedPicture alt={alt} files={dark} widths={widths} className={`${cut} dark-only`} />
      <ThemedPicture alt={alt} files={light} widths={widths} className={`${cut} light-only`} />
    </>
  )
}

type ThemedProps = { alt: TranslatedText; files: Sizes; widths: string; className: string }

function ThemedPicture({ alt, files, widths, className }: ThemedProps) {
  return (
    <img
      src={files.small}
      srcSet={`${files.small} 760w, ${files.large} 1520w`}
      sizes={widths}
      width={760}
      height={345}
      loading="lazy"
      decoding="async"
      alt={t(alt)}
      className={`product-picture ${className}`}
    />
  )
}
