import { Button } from '@stratomate/ui/button'
import { useEffect, useState } from 'react'
import { whenIdle } from '#web/shared/hooks/when-idle.ts'
import { t } from '#web/shared/language/t.ts'

/**
 * Lets browsers install the signed-in pages, with a page for times without a network. When the service has a newer
 * build, it says so; the page is loaded again when the person wants it, never while they are doing something.
 */
export function NewVersion() {
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null)
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    let isGone = false
    void whenIdle()
      .then(register)
      .then((registration) => {
        if (registration !== null && !isGone) watch(registration, setWaiting)
      })
    return () => {
      isGone = true
    }
  }, [])
  if (waiting === null) return null
  return (
    <output className="fixed right-4 bottom-20 z-40 flex items-center gap-4 rounded-lg border border-line bg-s2 py-2.5 pr-2.5 pl-4 shadow-menu lg:bottom-4">
      {t('New version')}
      <Button size="sm" variant="primary" onClick={() => reloadWith(waiting)}>
        {t('Reload')}
      </Button>
    </output>
  )
}

/** Null where a browser stores nothing (strict privacy settings); the pages work nevertheless. */
async function register(): Promise<ServiceWorkerRegistration | null> {
  try {
    return await navigator.serviceWorker.register('/service-worker.js')
  } catch {
    return null
  }
}

/** The first installation is not reported: only a newer one beside one that runs. */
function watch(registration: ServiceWorkerRegistration, onWaiting: (worker: ServiceWorker) => void): void {
  const look = () => {
    if (registration.waiting !== null && navigator.serviceWorker.controller !== null) onWaiting(registration.waiting)
  }
  const follow = () => registration.installing?.addEventListener('statechange', look)
  look()
  follow()
  registration.addEventListener('updatefound', follow)
}

function reloadWith(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  waiting.postMessage('take over')
}
