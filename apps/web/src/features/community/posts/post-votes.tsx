import type { Post } from '@stratomate/contracts/community/schemas'
import { ChevronDown, ChevronUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '#web/shared/language/t.ts'

type PostVotesProps = { post: Post; isOwn: boolean; onVote: (pressed: 'up' | 'down') => void }

/**
 * Up, the sum with its word, down: the one score of settings. Nobody votes on their own post. It lies in the corner of the
 * post, so that the texts of all posts begin at one edge.
 */
export function PostVotes({ post: { votes, voted }, isOwn, onVote }: PostVotesProps) {
  if (votes === null) return null
  return (
    <fieldset
      aria-label={t('Vote on these settings')}
      className="absolute top-4 right-4 flex items-center rounded-md bg-bg inset-ring inset-ring-line md:top-5 md:right-5"
    >
      <Arrow way="up" label={t('Vote up')} isPressed={voted === 'up'} isOff={isOwn} onPress={onVote}>
        <ChevronUp size={20} aria-hidden="true" />
      </Arrow>
      <span className="flex min-w-7 items-baseline justify-center gap-1">
        <output aria-label={t('Sum of votes')} className="text-lg leading-none font-semibold tabular-nums">
          {votes}
        </output>
        <span aria-hidden="true" className="text-xs text-text-3 max-sm:hidden">
          {Math.abs(votes) === 1 ? t('vote') : t('votes')}
        </span>
      </span>
      <Arrow way="down" label={t('Vote down')} isPressed={voted === 'down'} isOff={isOwn} onPress={onVote}>
        <ChevronDown size={20} aria-hidden="true" />
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
      className="grid size-11 cursor-pointer place-items-center rounded-md text-text-2 hover:bg-s2 hover:text-text aria-busy:bg-s2 aria-busy:text-text disabled:cursor-not-allowed disabled:text-text-3 aria-pressed:bg-accent aria-pressed:text-on-accent"
    >
      {children}
    </button>
  )
}
