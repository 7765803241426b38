import type { WindowPage } from '@stratomate/contracts/desktop-window/schemas'
import { useApp } from '../connection/use-app.ts'

/** Opens a page of the site in the person's own browser, where they are signed in; else in this one. */
export function useOpenPage(): (page: WindowPage) => Promise<void> {
  const { link, say } = useApp()
  return async (page) => {
    const reply = await link.act({ kind: 'open_page', page })
    if (!reply.ok) say(reply.message, 'problem')
    else if (!reply.data.isOpened) window.open(reply.data.url, '_blank', 'noopener,noreferrer')
  }
}
