import './app.css'
import latinFont from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import { brand } from '@stratomate/brand'
import { ToastProvider } from '@stratomate/ui/toast'
import { type ReactNode, useEffect } from 'react'
import { Links, Meta, Outlet, Scripts, useRouteError } from 'react-router'
import { FailurePage } from '#web/features/shell/failure-page.tsx'
import { pageMeta } from '#web/shared/page/page-meta.ts'
import { spoken } from '#web/shared/language/spoken.ts'
import { t } from '#web/shared/language/t.ts'
import { aliveMark, startScript } from '#web/shared/page/start-script.ts'
import { themeScript } from '#web/shared/page/theme.ts'
import { useScrollPlace } from '#web/shared/hooks/use-scroll-place.ts'

export function meta() {
  return pageMeta({ path: '/404', title: brand.name, description: brand.tagline })
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={spoken.language} data-theme="dark" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark light" />
        <BuiltScript text={import.meta.env.SSR ? themeScript : builtAlready} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="preload" href={latinFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <Meta />
        <Links />
      </head>
      <body>
        <SkipLink />
        {children}
        <Scripts />
        <BuiltScript text={import.meta.env.SSR ? startScript() : builtAlready} />
      </body>
    </html>
  )
}

/** What runs once stands in the built page and has run by the time React looks at it, so the page's own script leaves it out. */
const builtAlready = ''

function BuiltScript({ text }: { text: string }) {
  // Our own build has written this text, and React does not compare it.
  // oxlint-disable-next-line react/no-danger
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
}

/** First on every page: one press of Tab, one of Enter, and the header is behind you. */
function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-50 -translate-y-24 rounded-md bg-accent px-4 py-2.5 font-semibold text-on-accent focus:translate-y-0"
    >
      {t('Skip to content')}
    </a>
  )
}

export default function App() {
  useScrollPlace()
  useEffect(() => {
    document.documentElement.dataset[aliveMark] = 'true'
    document.dispatchEvent(new Event(aliveMark))
  }, [])
  return (
    <ToastProvider>
      <Outlet />
    </ToastProvider>
  )
}

/** Whatever broke, the page says so in words and offers a way on. */
export function ErrorBoundary() {
  return <FailurePage error={useRouteError()} />
}
