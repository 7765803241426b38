import { FileArchive, Upload } from 'lucide-react'
import { formatBytes } from '#web/shared/format/format-bytes.ts'
import { FileField } from '@stratomate/ui/forms/file-field'

type FilePickerProps = {
  label: string
  note: string
  file: File | null
  error: string | undefined
  isDisabled: boolean
  onPick: (file: File) => void
}

/** The archive that is sent. */
export function FilePicker({ label, note, file, error, isDisabled, onPick }: FilePickerProps) {
  return (
    <FileField
      id="file"
      label={label}
      accept=".zip,application/zip"
      className="min-h-28"
      error={error}
      isDisabled={isDisabled}
      onPick={onPick}
      icon={
        file === null ? (
          <Upload size={20} strokeWidth={1.75} aria-hidden="true" className="flex-none text-text-3" />
        ) : (
          <FileArchive size={20} strokeWidth={1.75} aria-hidden="true" className="flex-none text-accent-text" />
        )
      }
      title={
        <p className="font-medium break-words">
          {file === null ? 'Choose a ZIP file, or drop it here' : <bdi>{file.name}</bdi>}
        </p>
      }
      hint={file === null ? note : `${formatBytes(file.size)}. Choose again to replace it.`}
    />
  )
}
