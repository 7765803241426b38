import { Button } from '@stratomate/ui/button'
import { useAct, useApp } from '../connection/use-app.ts'
import { t } from '../language/t.ts'
import { TextWithMarks } from '../language/text-with-marks.ts'
import { saidInLanguage } from '@stratomate/ui/language/said-in-language'

/** Data of an earlier version, offered before somebody signs in: journal, settings and sign-in can be copied here. */
export function EarlierData() {
  const { oldData } = useApp().state
  const act = useAct()
  if (oldData === null) return null
  return (
    <section aria-labelledby="earlier-data" className="grid gap-3 rounded-md border border-line bg-s1 p-4">
      <h3 id="earlier-data" className="text-md font-semibold">
        {t('Data of an earlier version')}
      </h3>
      <p className="text-sm text-text-2">
        <TextWithMarks
          text="Trades, settings and the sign-in of an earlier version are in <folder>{folder}</folder>. Take them over to continue where you stopped; nothing is deleted."
          slots={{ folder: oldData.folder }}
          marks={{ folder: (words) => <span className="font-mono text-xs break-all text-text">{words}</span> }}
        />
      </p>
      {oldData.problem === null ? null : (
        <p role="alert" className="text-sm text-st-pending">
          {saidInLanguage(oldData.problem)}
        </p>
      )}
      <div>
        <Button onClick={() => void act({ kind: 'take_over_data' })}>{t('Take over')}</Button>
      </div>
    </section>
  )
}
