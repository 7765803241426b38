import { Button } from '@stratomate/ui/button'
import { useAct, useApp } from '../connection/use-app.ts'

/** Data of an earlier version, before somebody signs in: journal, settings and sign-in may be brought here. */
export function EarlierData() {
  const { oldData } = useApp().state
  const act = useAct()
  if (oldData === null) return null
  return (
    <section aria-labelledby="earlier-data" className="grid gap-3 rounded-md border border-line bg-s1 p-4">
      <h3 id="earlier-data" className="text-md font-semibold">
        Data of an earlier version
      </h3>
      <p className="text-sm text-text-2">
        Trades, settings and the sign-in of an earlier version are in{' '}
        <span className="font-mono text-xs break-all text-text">{oldData.folder}</span>. Take them over to continue
        where you stopped; nothing is deleted.
      </p>
      {oldData.problem === null ? null : (
        <p role="alert" className="text-sm text-st-pending">
          {oldData.problem}
        </p>
      )}
      <div>
        <Button onClick={() => void act({ kind: 'take_over_data' })}>Take over</Button>
      </div>
    </section>
  )
}
