import { FieldError } from '@stratomate/ui/field'
import { clsx } from 'clsx'
import { FileArchive, Upload } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { formatBytes } from '#web/shared/format/format-bytes.ts'

type FilePickerProps = {
  label: string
  note: string
  file: File | null
  error: string | undefined
  isDisabled: boolean
  onPick: (file: File | null) => void
}

/** A place to drop a file that is also the browser's own file button. */
export function FilePicker({ label, note, file, error, isDisabled, onPick }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const dropped = event.dataTransfer.files.item(0)
    if (!isDisabled && dropped !== null) onPick(dropped)
  }
  return (
    <div className="grid gap-1.5">
      <label htmlFor="file" className="text-sm font-medium">
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
          'relative flex min-h-28 items-center gap-4 rounded-lg border border-dashed px-5 py-4 transition-colors duration-(--dur-1)',
          'focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus data-over:bg-s2',
          error === undefined ? 'border-line-strong' : 'border-danger',
          isDisabled ? 'bg-s1' : 'hover:bg-s2',
        )}
      >
        {file === null ? (
          <Upload size={20} strokeWidth={1.75} aria-hidden="true" className="flex-none text-text-3" />
        ) : (
          <FileArchive size={20} strokeWidth={1.75} aria-hidden="true" className="flex-none text-accent-text" />
        )}
        <div className="min-w-0">
          <p className="font-medium break-words">
            {file === null ? 'Choose a ZIP file, or drop it here' : <bdi>{file.name}</bdi>}
          </p>
          <p id="file-hint" className="mt-1 text-sm text-text-2">
            {file === null ? note : `${formatBytes(file.size)}. Choose again to replace it.`}
          </p>
        </div>
        <input
          ref={input}
          id="file"
          type="file"
          accept=".zip,application/zip"
          disabled={isDisabled}
          aria-describedby={error === undefined ? 'file-hint' : 'file-hint file-error'}
          aria-invalid={error === undefined ? undefined : true}
          className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
          onChange={({ target }) => {
            onPick(target.files?.item(0) ?? null)
            // So that the same file can be chosen again after it was changed on disk.
            target.value = ''
          }}
        />
      </div>
      <FieldError id="file-error" error={error} />
    </div>
  )
}
