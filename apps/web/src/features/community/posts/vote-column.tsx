import type { Post } from '@stratomate/contracts/community/schemas'
import { ChevronDown, ChevronUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '#web/shared/language/t.ts'

type VoteColumnProps = { post: Post; isOwn: boolean; onVote: (pressed: 'up' | 'down') => void }

/** Up, the sum, down; the own post is not voted on. */
export function VoteColumn({ post: { votes, voted }, isOwn, onVote }: VoteColumnProps) {
  if (votes === null) return null
  return (
    <fieldset aria-label={t('Vote on these settings')} className="flex flex-none flex-col items-center">
      <Arrow label={t('Vote up')} isPressed={voted === 'up'} isOff={isOwn} onPress={() => onVote('up')}>
        <ChevronUp size={20} aria-hidden="true" />
      </Arrow>
      <output aria-label={t('Sum of votes')} className="text-md font-semibold tabular-nums">
        {votes}
      </output>
      <Arrow label={t('Vote down')} isPressed={voted === 'down'} isOff={isOwn} onPress={() => onVote('down')}>
        <ChevronDown size={20} aria-hidden="true" />
      </Arrow>
    </fieldset>
  )
}

type ArrowProps = { label: string; isPressed: boolean; isOff: boolean; onPress: () => void; children: ReactNode }

function Arrow({ label, isPressed, isOff, onPress, children }: ArrowProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isPressed}
      disabled={isOff}
      onClick={onPress}
      className="grid size-11 cursor-pointer place-items-center rounded-md text-text-2 hover:bg-s2 hover:text-text disabled:cursor-not-allowed disabled:text-text-3 aria-pressed:bg-accent aria-pressed:text-on-accent"
    >
      {children}
    </button>
  )
}
