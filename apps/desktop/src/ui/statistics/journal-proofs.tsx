import { windowPaths } from '@stratomate/contracts/desktop-window/values'
import type { OwnProof } from '@stratomate/contracts/proofs/schemas'
import type { StatisticsAnswer } from '@stratomate/contracts/statistics/schemas'
import { ChartProofs } from '@stratomate/lab-ui/statistics/chart-proofs'
import { useEffect, useState } from 'react'
import { useApp } from '../connection/use-app.ts'
import { t } from '../language/t.ts'

/** What the trades of each chart of the journal prove; asked again with each new answer of the statistics. */
export function JournalProofs({ answer }: { answer: StatisticsAnswer }) {
  const { link } = useApp()
  const [proofs, setProofs] = useState<readonly OwnProof[]>([])
  useEffect(() => {
    let isCurrent = true
    void link.read<OwnProof[]>(windowPaths.proofs, null).then((read) => {
      if (isCurrent && read !== null) setProofs(read)
    })
    return () => {
      isCurrent = false
    }
  }, [link, answer])
  return (
    <ChartProofs
      proofs={proofs}
      note={t(
        'Counted are the trades of this computer. Whether a chart is taken off the favorites when it breaks is chosen on the dashboard, at Statistics.',
      )}
    />
  )
}
