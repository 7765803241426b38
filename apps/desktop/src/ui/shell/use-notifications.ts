import type { WindowNotification } from '@stratomate/contracts/desktop-window/state'
import { useEffect, useRef } from 'react'
import { playTone } from './use-sounds.ts'

/**
 * Notifications that the system could not show: a sound, and their count in the title until the person looks at the
 * window.
 */
export function useNotifications(notifications: readonly WindowNotification[]): void {
  const seenId = useRef<number | null>(null)
  const waiting = useRef(0)
  const newestId = notifications.at(-1)?.id ?? 0
  useEffect(() => {
    const before = seenId.current
    seenId.current = newestId
    if (before === null) return
    const news = notifications.filter(({ id, place }) => id > before && place === 'window')
    if (news.length === 0) return
    playTone('notified')
    if (document.hasFocus()) return
    waiting.current += news.length
    showCount(waiting.current)
  }, [newestId, notifications])
  useEffect(() => {
    const forget = (): void => showCount((waiting.current = 0))
    window.addEventListener('focus', forget)
    return () => window.removeEventListener('focus', forget)
  }, [])
}

function showCount(count: number): void {
  const title = document.title.replace(/^\(\d+\) /u, '')
  document.title = count === 0 ? title : `(${count}) ${title}`
}
