import { type RefObject, useLayoutEffect } from 'react'

/**
 * Turns a `dialog` of the prerendered page, which is open without script, into a modal one. The focus goes to its
 * label, so that a screen reader begins with the name.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, { isHydrated }: { isHydrated: boolean }): void {
  useLayoutEffect(() => {
    const element = dialog.current
    if (element === null || !isHydrated) return
    element.showModal()
    return () => element.close()
  }, [dialog, isHydrated])
}
