import type { LabVerdict } from '@stratomate/lab/judge/verdict'
import { CircleDashed, CircleEqual, CircleQuestionMark, CircleSlash, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSpeech } from '#lab-ui/language/speech.ts'

const looks = {
  nothing: { title: 'No edge found', Icon: CircleSlash },
  'too few': { title: 'Too few trades', Icon: CircleDashed },
  unproven: { title: 'Unproven', Icon: CircleQuestionMark },
  holds: { title: 'Holds on this history', Icon: CircleEqual },
} as const satisfies Record<LabVerdict, { title: string; Icon: LucideIcon }>

type VerdictPanelProps = {
  judgment: { verdict: LabVerdict; sentence: string }
  /** The evidence for the verdict, beside it. */
  evidence?: ReactNode
  children?: ReactNode
}

/** The verdict, before any number. All verdicts look alike, so that none looks like a win. */
export function VerdictPanel({ judgment: { verdict, sentence }, evidence, children }: VerdictPanelProps) {
  const words = useSpeech()
  const { title, Icon } = looks[verdict]
  const said = withoutVerdict(words.sentence(sentence))
  return (
    <div className="rounded-lg border border-line-strong bg-s1 lg:flex">
      <div className="min-w-0 flex-1 p-5 md:p-6">
        <p className="flex items-center gap-3 text-xl font-semibold">
          <Icon size={24} strokeWidth={1.75} aria-hidden="true" className="flex-none text-text-2" />
          {words.t(title)}
        </p>
        <p className="mt-3 max-w-prose text-md text-text-2">
          {evidence === undefined ? said : withoutBreakEven(said, words.sentence(breakEvenIn(sentence)))}
        </p>
        {children}
      </div>
      {evidence === undefined ? null : (
        <div className="min-w-0 flex-1 border-line p-5 max-lg:border-t md:p-6 lg:border-l">{evidence}</div>
      )}
    </div>
  )
}

/** A verdict as a title, in English. */
export function verdictTitle(verdict: LabVerdict): (typeof looks)[LabVerdict]['title'] {
  return looks[verdict].title
}

/** What a verdict says of break-even, in English. */
function breakEvenIn(sentence: string): string {
  return /Break-even at this payout is \S+\s%/u.exec(sentence)?.[0] ?? ''
}

/** Beside the evidence, which has break-even next to the share that needs it. */
function withoutBreakEven(said: string, breakEven: string): string {
  return breakEven === '' ? said : said.replace(` ${breakEven}.`, '')
}

/** The sentence without its verdict, which the title already shows. */
function withoutVerdict(sentence: string): string {
  const rest = sentence.slice(sentence.indexOf(': ') + 2)
  return `${rest.charAt(0).toUpperCase()}${rest.slice(1)}`
}
