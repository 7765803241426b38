import type { WindowLook } from '@stratomate/contracts/desktop-window/state'
import { useEffect } from 'react'

const lightSystem = '(prefers-color-scheme: light)'

/** Puts theme and candle colours on the page, and follows the system when the person wants that. */
export function useLook({ theme, candles }: WindowLook): void {
  useEffect(() => {
    const system = matchMedia(lightSystem)
    const apply = (): void => {
      const isLight = theme === 'light' || (theme === 'system' && system.matches)
      document.documentElement.dataset['theme'] = isLight ? 'light' : 'dark'
    }
    apply()
    system.addEventListener('change', apply)
    return () => system.removeEventListener('change', apply)
  }, [theme])
  useEffect(() => {
    document.documentElement.dataset['candles'] = candles
  }, [candles])
}
