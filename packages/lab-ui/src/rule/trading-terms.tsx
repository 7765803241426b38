import type { LabQuestion } from '#lab-ui/question/lab-question.ts'
import { HoursFields } from './hours-fields.tsx'
import { LimitFields } from './limit-fields.tsx'
import { StakeFields } from './stake-fields.tsx'

type TradingTermsProps = { question: LabQuestion; ask: (change: Partial<LabQuestion>) => void }

/** What most people leave as it is: stakes, hours and limits. */
export function TradingTerms({ question: { stake, hours, limits }, ask }: TradingTermsProps) {
  return (
    <div className="mt-4 grid gap-6">
      <StakeFields stake={stake} onChange={(next) => ask({ stake: next })} />
      <HoursFields hours={hours} onChange={(next) => ask({ hours: next })} />
      <LimitFields limits={limits} onChange={(next) => ask({ limits: next })} />
    </div>
  )
}
