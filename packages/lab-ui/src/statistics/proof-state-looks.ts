import type { ChartProofState } from '@stratomate/contracts/proofs/schemas'
import type { BadgeTone } from '@stratomate/ui/badge'
import { CircleCheck, CircleDashed, CircleSlash, type LucideIcon, TrendingDown } from 'lucide-react'
import { englishSpeech } from '#lab-ui/language/speech.ts'

type ProofStateLook = { label: string; Icon: LucideIcon; tone: string; badge: BadgeTone; meaning: string }

/** How the state of a sequential test is shown. Green means proven and still holding, nothing else. */
export const proofStateLooks = {
  holding: {
    label: 'Holding',
    Icon: CircleCheck,
    tone: 'text-st-active',
    badge: 'active',
    meaning: 'Proven to do better than break-even, and nothing speaks against it now. It may end at any time.',
  },
  unproven: {
    label: 'Not yet proven',
    Icon: CircleDashed,
    tone: 'text-text-2',
    badge: 'plain',
    meaning: 'Luck could explain these trades: the evidence is not enough yet.',
  },
  weakening: {
    label: 'Weakening',
    Icon: TrendingDown,
    tone: 'text-st-pending',
    badge: 'pending',
    meaning: 'It does worse than it has shown. That may still be luck.',
  },
  broken: {
    label: 'Broken',
    Icon: CircleSlash,
    tone: 'text-danger',
    badge: 'problem',
    meaning: 'It does worse than expected by more than luck explains. It stays broken, whatever comes next.',
  },
} as const satisfies Record<ChartProofState, ProofStateLook>

const evidenceShownMax = 1_000

/** Evidence of a sequential test as people read it. */
export function evidenceText(evidence: number, { t, count, decimal } = englishSpeech): string {
  if (evidence >= evidenceShownMax) return t('over {count}', { count: count(evidenceShownMax) })
  return decimal(evidence, evidence >= 10 ? 0 : 1)
}
