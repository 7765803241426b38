import { FieldError } from '../field.tsx'
import { clsx } from 'clsx'
import { type DragEvent, type ReactNode, type Ref, useId, useState } from 'react'

type FileFieldProps = {
  label: string
  /** Names of the field on a page that has no other one; else one is made. */
  id?: string
  /** What the browser's own dialog offers. */
  accept: string
  icon: ReactNode
  title: ReactNode
  hint: string
  error: string | undefined
  isDisabled?: boolean
  className?: string
  inputRef?: Ref<HTMLInputElement>
  onPick: (file: File) => void
}

/** A place to drop a file that is also the browser's own file button. */
export function FileField(props: FileFieldProps) {
  const { label, accept, icon, title, hint, error, isDisabled = false, className, inputRef, onPick } = props
  const made = useId()
  const id = props.id ?? made
  const [isOver, setOver] = useState(false)
  const pick = (file: File | null | undefined) => {
    if (!isDisabled && file !== null && file !== undefined) onPick(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    pick(event.dataTransfer.files.item(0))
  }
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <div
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={clsx(
          'relative flex items-center gap-4 rounded-lg border border-dashed px-5 py-4 transition-colors duration-(--dur-1)',
          'focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus data-over:bg-s2',
          error === undefined ? 'border-line-strong' : 'border-danger',
          isDisabled ? 'bg-s1' : 'hover:bg-s2',
          className,
        )}
      >
        {icon}
        <div className="min-w-0">
          {title}
          <p id={`${id}-hint`} className="mt-1 text-sm text-text-2">
            {hint}
          </p>
        </div>
        <input
          ref={inputRef}
          id={id}
          type="file"
          accept={accept}
          disabled={isDisabled}
          aria-describedby={error === undefined ? `${id}-hint` : `${id}-hint ${id}-error`}
          aria-invalid={error === undefined ? undefined : true}
          className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
          onChange={({ target }) => {
            pick(target.files?.item(0))
            // So that the same file can be chosen again after it was changed on disk.
            target.value = ''
          }}
        />
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}
