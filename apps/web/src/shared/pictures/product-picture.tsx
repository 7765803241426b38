import type { TranslatedText } from '@stratomate/content/languages/translated-text'
import dashboardDark from './dashboard-dark.webp'
import dashboardLight from './dashboard-light.webp'
import windowDark from './window-dark.webp'
import windowLight from './window-light.webp'
import { t } from '#web/shared/language/t.ts'

/** `cut`: the class that says which part of it a card shows. */
type Picture = { alt: TranslatedText; cut: string; dark: string; light: string }

export const windowPicture: Picture = {
  alt: 'The window of the desktop app: charts with their indicator, amount and last signal, and the button that stops trading.',
  cut: 'window-cut',
  dark: windowDark,
  light: windowLight,
}

export const dashboardPicture: Picture = {
  alt: 'A chart of the dashboard: candles with the line of the indicator, and a trade that is open.',
  cut: 'chart-cut',
  dark: dashboardDark,
  light: dashboardLight,
}

/**
 * A picture of the product in the theme of the page. A browser loads only the picture that it shows, when it comes near.
 * Each is as large as a sharp screen needs it: what is cut off makes a phone's as large as a desktop's.
 */
export function ProductPicture({ alt, cut, dark, light }: Picture) {
  return (
    <>
      <ThemedPicture alt={alt} src={dark} className={`${cut} dark-only`} />
      <ThemedPicture alt={alt} src={light} className={`${cut} light-only`} />
    </>
  )
}

type ThemedProps = { alt: TranslatedText; src: string; className: string }

function ThemedPicture({ alt, src, className }: ThemedProps) {
  return (
    <img
      src={src}
      width={760}
      height={345}
      loading="lazy"
      decoding="async"
      alt={t(alt)}
      className={`product-picture ${className}`}
    />
  )
}
