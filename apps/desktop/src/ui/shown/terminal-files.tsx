import type { WindowTerminalFolder, WindowTerminals } from '@stratomate/contracts/desktop-window/terminal-files'
import { Button } from '@stratomate/ui/button'
import { Checkbox } from '@stratomate/ui/checkbox'
import { Field } from '@stratomate/ui/field'
import { Select } from '@stratomate/ui/select'
import { TextInput } from '@stratomate/ui/text-input'
import { useEffect, useState } from 'react'
import { useAct, useApp } from '../connection/use-app.ts'
import { t } from '../language/t.ts'

/** Finds MetaTrader 5 and puts our expert advisor and indicators there; files that a person changed are asked about. */
export function TerminalFiles() {
  const { link } = useApp()
  const act = useAct()
  const [terminals, setTerminals] = useState<WindowTerminals | null>(null)
  const [typed, setTyped] = useState('')
  const [indicatorId, setIndicatorId] = useState('')
  useEffect(() => {
    void link.act({ kind: 'find_terminals' }).then((reply) => (reply.ok ? setTerminals(reply.data) : undefined))
  }, [link])
  const find = async () => {
    const reply = await act({ kind: 'find_terminals', ...(typed.trim() === '' ? {} : { folder: typed.trim() }) })
    if (reply.ok) setTerminals(reply.data)
  }
  const install = async (folder: string, replace: string[]) => {
    const reply = await act({
      kind: 'install_terminal_files',
      folder,
      indicatorId: indicatorId === '' ? null : indicatorId,
      replace,
    })
    if (reply.ok) setTerminals(reply.data)
  }
  return (
    <div className="grid gap-5">
      {terminals === null ? null : (
        <>
          {terminals.isOneIndicator ? (
            <IndicatorField indicators={terminals.indicators} chosenId={indicatorId} onChoose={setIndicatorId} />
          ) : null}
          {terminals.folders.length === 0 ? (
            <p className="text-sm text-text-2">
              {t(
                'No data folder of MetaTrader 5 was found. In MetaTrader 5 choose File, Open Data Folder, and enter that folder here.',
              )}
            </p>
          ) : null}
          {terminals.folders.map((folder) => (
            <TerminalFolder
              key={folder.folder}
              folder={folder}
              onInstall={(replace) => void install(folder.folder, replace)}
            />
          ))}
        </>
      )}
      <div className="flex items-end gap-3">
        <div className="flex-1">
          <Field label={t('Another data folder')}>
            {(control) => (
              <TextInput {...control} value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
            )}
          </Field>
        </div>
        <Button onClick={() => void find()}>{t('Look')}</Button>
      </div>
    </div>
  )
}

type IndicatorFieldProps = {
  indicators: WindowTerminals['indicators']
  /** The empty text keeps the current one. */
  chosenId: string
  onChoose: (id: string) => void
}

function IndicatorField({ indicators, chosenId, onChoose }: IndicatorFieldProps) {
  return (
    <Field label={t('Indicator of the trial')} hint={t('One at a time, with one change a day.')}>
      {(control) => (
        <Select {...control} value={chosenId} onChange={(event) => onChoose(event.currentTarget.value)}>
          <option value="">{t('Keep the current one')}</option>
          {indicators.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

type TerminalFolderProps = { folder: WindowTerminalFolder; onInstall: (replace: string[]) => void }

function TerminalFolder({ folder: { folder, program, files }, onInstall }: TerminalFolderProps) {
  const [replace, setReplace] = useState<string[]>([])
  const changed = files.filter(({ state }) => state === 'changed')
  const count = (state: string) => files.filter((file) => file.state === state).length
  const waiting = count('missing') + count('outdated') + replace.length
  return (
    <section aria-label={folder} className="grid gap-3 rounded-lg border border-line bg-s1 p-4">
      <div>
        <p className="font-mono text-xs break-all">{folder}</p>
        {program === null ? null : <p className="text-xs break-all text-text-3">{program}</p>}
      </div>
      <p className="text-sm text-text-2">
        {t('{current} current, {missing} missing, {outdated} to update, {changed} changed by you', {
          current: count('current'),
          missing: count('missing'),
          outdated: count('outdated'),
          changed: changed.length,
        })}
      </p>
      {changed.map(({ path }) => (
        <Checkbox
          key={path}
          label={t('Replace {path}, which you changed', { path })}
          checked={replace.includes(path)}
          onChange={(event) =>
            setReplace(event.currentTarget.checked ? [...replace, path] : replace.filter((each) => each !== path))
          }
        />
      ))}
      <div>
        <Button size="sm" disabled={waiting === 0} onClick={() => onInstall(replace)}>
          {waiting === 0
            ? t('Everything is installed')
            : waiting === 1
              ? t('Install 1 file')
              : t('Install {count} files', { count: waiting })}
        </Button>
      </div>
      {waiting === 0 ? (
        <p className="text-xs text-text-3">
          {t(
            'Attach the expert advisor to a chart of its own: a second one would unload the first. What the Navigator of MetaTrader 5 does not show is compiled with MetaEditor (F7).',
          )}
        </p>
      ) : null}
    </section>
  )
}
