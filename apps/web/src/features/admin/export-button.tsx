import { Button } from '@stratomate/ui/button'
import { Download } from 'lucide-react'
import { useState } from 'react'

type ExportProps<Row> = {
  name: string
  /** A column without a text is not in the file. */
  columns: readonly { head: string; text?: (row: Row) => string }[]
  load: (cursor: Record<string, string>) => Promise<FilePage<Row>>
}

type FilePage<Row> = { items: Row[]; nextCursor: string | null }

const pagesMax = 200

/** Saves all pages of a list as a CSV file. */
export function ExportButton<Row>({ name, columns, load }: ExportProps<Row>) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const save = async () => {
    setState('busy')
    try {
      const shown = columns.flatMap(({ head, text }) => (text === undefined ? [] : [{ head, text }]))
      const lines = [shown.map(({ head }) => head)]
      let cursor: string | null = ''
      for (let page = 0; cursor !== null && page < pagesMax; page += 1) {
        const { items, nextCursor }: FilePage<Row> = await load({ limit: '200', ...(cursor === '' ? {} : { cursor }) })
        for (const row of items) lines.push(shown.map(({ text }) => text(row)))
        cursor = nextCursor
      }
      saveFile(`${name}.csv`, writeCsv(lines))
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return (
    <div className="flex items-center">
      <output className="text-sm text-danger not-empty:mr-3">
        {state === 'failed' ? 'The export broke off. Try again.' : null}
      </output>
      <Button
        size="sm"
        icon={<Download size={16} aria-hidden="true" />}
        isBusy={state === 'busy'}
        onClick={() => void save()}
      >
        Export CSV
      </Button>
    </div>
  )
}

function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

/** A cell that a spreadsheet would take for a formula gets an apostrophe, so that no stranger's name is computed. */
function writeCell(value: string): string {
  const harmless = /^[=+\-@\t\r]/u.test(value) ? `'${value}` : value
  return /[",\r\n]/u.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** A table as CSV (RFC 4180), with the mark that makes spreadsheets read UTF-8. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(writeCell).join(',')).join('\r\n')}\r\n`
}
