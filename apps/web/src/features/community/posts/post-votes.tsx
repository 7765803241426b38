import type { Post } from '@stratomate/contracts/community/schemas'
import { ChevronDown, ChevronUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '#web/shared/language/t.ts'

type PostVotesProps = { post: Post; isOwn: boolean; onVote: (pressed: 'up' | 'down') => void }

/**
 * Up, the sum with its word, down: the one score of settings. Nobody votes on their own post. It leads
 * the row of actions.
 */
export function PostVotes({ post: { votes, voted }, isOwn, onVote }: PostVotesProps) {
  if (votes === null) return null
  return (
    <fieldset
      aria-label={t('Vote on these settings')}
      className="mr-0.5 ml-1.5 flex items-center rounded-md inset-ring inset-ring-line md:mx-2"
    >
      <Arrow way="up" label={t('Vote up')} isPressed={voted === 'up'} isOff={isOwn} onPress={onVote}>
        <ChevronUp size={18} aria-hidden="true" />
      </Arrow>
      <span className="flex min-w-5 items-baseline justify-center gap-1 text-sm sm:px-1.5">
        <output aria-label={t('Sum of votes')} className="font-semibold tabular-nums">
          {votes}
        </output>
        <span aria-hidden="true" className="text-text-2 max-sm:hidden">
          {Math.abs(votes) === 1 ? t('vote') : t('votes')}
        </span>
      </span>
      <Arrow way="down" label={t('Vote down')} isPressed={voted === 'down'} isOff={isOwn} onPress={onVote}>
        <ChevronDown size={18} aria-hidden="true" />
      </Arrow>
    </fieldset>
  )
}

type ArrowProps = {
  way: 'up' | 'down'
  label: string
  isPressed: boolean
  isOff: boolean
  onPress: (way: 'up' | 'down') => void
  children: ReactNode
}

function Arrow({ way, label, isPressed, isOff, onPress, children }: ArrowProps) {
  return (
    <button
      type="button"
      data-press={`vote ${way}`}
      aria-label={label}
      aria-pressed={isPressed}
      disabled={isOff}
      onClick={() => onPress(way)}
      className="grid h-11 w-8 cursor-pointer place-items-center rounded-md text-text-2 hover:bg-s2 hover:text-text aria-busy:bg-s2 aria-busy:text-text disabled:cursor-not-allowed disabled:text-text-3 aria-pressed:bg-s3 aria-pressed:text-accent-text sm:w-9 md:h-9"
    >
      {children}
    </button>
  )
}
