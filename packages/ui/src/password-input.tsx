import { Eye, EyeOff } from 'lucide-react'
import { type InputHTMLAttributes, useState } from 'react'
import { TextInput } from './text-input.tsx'

type PasswordInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> & { showLabel?: string }

/** A password with a button that shows it; pasting and password managers work as usual. */
export function PasswordInput({ showLabel = 'Show password', ...props }: PasswordInputProps) {
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <div className="relative">
      <TextInput
        {...props}
        type={isShown ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="none"
        className="pr-12"
      />
      <button
        type="button"
        aria-pressed={isShown}
        aria-label={showLabel}
        className="absolute inset-y-0 right-0 grid w-11 cursor-pointer place-items-center text-text-2 hover:text-text"
        onClick={() => setShown(!isShown)}
      >
        <Icon size={18} aria-hidden="true" />
      </button>
    </div>
  )
}
