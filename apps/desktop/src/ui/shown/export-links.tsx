import { windowPaths } from '@stratomate/contracts/desktop-window/values'
import { buttonLook } from '@stratomate/ui/look/button-look'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useApp } from '../connection/use-app.ts'
import { t } from '../language/t.ts'

/** A trading day as a file: its trades and its refused signals. */
export function ExportLinks() {
  const { state } = useApp()
  const [day, setDay] = useState(state.today.day)
  const link = (format: 'csv' | 'json') => `${windowPaths.export}?day=${day}&format=${format}`
  return (
    <div className="flex items-center gap-2">
      <label className="flex items-center gap-2 text-sm text-text-2">
        {t('Trading day')}
        <input
          type="date"
          value={day}
          max={state.today.day}
          className="min-h-9 rounded-md border border-line-strong bg-bg px-2.5 text-sm text-text"
          onChange={(event) => setDay(event.currentTarget.value === '' ? state.today.day : event.currentTarget.value)}
        />
      </label>
      {(['csv', 'json'] as const).map((format) => (
        <a key={format} href={link(format)} download className={buttonLook({ size: 'sm', variant: 'quiet' })}>
          <Download size={15} aria-hidden="true" />
          {format.toUpperCase()}
          <span className="sr-only">{` ${t('of the day')}`}</span>
        </a>
      ))}
    </div>
  )
}
