import { type RefObject, useLayoutEffect } from 'react'

/**
 * Turns a `dialog` of the built page, which is open without script, into a modal one. Focus goes to what it is labelled
 * by, so that a screen reader begins with the name.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, { isHydrated }: { isHydrated: boolean }): void {
  useLayoutEffect(() => {
    const element = dialog.current
    if (element === null || !isHydrated) return
    element.showModal()
    return () => element.close()
  }, [dialog, isHydrated])
}
