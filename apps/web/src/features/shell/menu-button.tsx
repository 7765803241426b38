import type { ComponentProps } from 'react'

type MenuButtonProps = Pick<ComponentProps<'button'>, 'children' | 'onClick' | 'aria-haspopup'> & { label: string }

/** The button that opens the menu of a narrow screen, and the one that replaces and closes it. */
export function MenuButton({ label, ...rest }: MenuButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className="grid size-11 cursor-pointer place-items-center rounded-md text-text hover:bg-s2"
      {...rest}
    />
  )
}
