import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { navigations } from '@stratomate/contracts/routes'
import { signedInPages } from '@stratomate/contracts/site/pages'
import { offlinePath } from './write-offline-page.ts'

/**
 * The service worker of the installed app. It stores one page that says that there is no network, and the styles of
 * that page: no personal data, and no answer of the service. It shows push messages, each with a title and a link of
 * this site. Its version is that of the build, so that an open page notices a newer one. The sign-in page counts as one
 * of its pages, because a page that cannot ask who is signed in leads there.
 */
export function writeServiceWorker(folder: string): void {
  const offline = readFileSync(join(folder, offlinePath, 'index.html'), 'utf8')
  const looks = [...offline.matchAll(/(?:href|src)="(\/assets\/[^"]+\.(?:css|woff2))"/gu)].map(([, path = '']) => path)
  const version = createHash('sha256')
    .update(offline)
    .update(readFileSync(join(folder, 'dashboard/index.html')))
    .digest('hex')
    .slice(0, 12)
  const facts = {
    version,
    kept: [offlinePath, ...new Set(looks)],
    pages: [...signedInPages, navigations.login],
    offlinePath,
  }
  writeFileSync(
    join(folder, 'service-worker.js'),
    `const { version, kept, pages, offlinePath } = ${JSON.stringify(facts)}\n${program}`,
  )
}

/** The source of the worker as text, because no page imports it. */
const program = `
const name = 'shell-' + version
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(name).then((cache) => cache.addAll(kept)))
})
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.filter((other) => other !== name).map((other) => caches.delete(other)))),
  )
})
self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting()
})
self.addEventListener('push', (event) => {
  const { title, path } = event.data.json()
  event.waitUntil(self.registration.showNotification(title, { icon: '/icon-192.png', data: path }))
})
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { origin, pathname, href } = new URL(event.notification.data, location.origin)
  if (origin !== location.origin) return
  const show = async () => {
    const open = await clients.matchAll({ type: 'window', includeUncontrolled: true })
    const page = open.find(({ url }) => new URL(url).pathname === pathname)
    return page === undefined ? clients.openWindow(href) : page.focus()
  }
  event.waitUntil(show())
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  const isPage = request.mode === 'navigate' && pages.includes(pathname)
  if (!isPage && !kept.includes(pathname)) return
  const spare = () => caches.match(isPage ? offlinePath : pathname, { ignoreSearch: true, ignoreVary: true })
  event.respondWith(fetch(request).catch(async (error) => (await spare()) ?? Promise.reject(error)))
})
`
