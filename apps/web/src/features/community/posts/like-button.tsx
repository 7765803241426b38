import { Heart } from 'lucide-react'
import { t } from '#web/shared/language/t.ts'

type LikeButtonProps = { likes: number; isLiked: boolean; onPress: () => void }

/**
 * Shows how many like it and whether the reader does; while nobody does, the word alone. A number beside votes is the
 * votes'.
 */
export function LikeButton({ likes, isLiked, onPress }: LikeButtonProps) {
  return (
    <button
      type="button"
      data-press="like"
      aria-pressed={isLiked}
      onClick={onPress}
      className={`${actionLook} aria-pressed:text-text`}
    >
      <Heart size={16} aria-hidden="true" className={isLiked ? 'fill-current' : undefined} />
      {likes === 0 ? (
        t('Like')
      ) : (
        <>
          <span className="tabular-nums">{likes}</span>
          <span className="sr-only">{likes === 1 ? t('like') : t('likes')}</span>
        </>
      )}
    </button>
  )
}

/** The quiet buttons under a text. */
export const actionLook =
  'inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-md px-1.5 text-sm text-text-2 hover:bg-s2 hover:text-text aria-busy:bg-s2 aria-busy:text-text md:min-h-9 md:px-2'

/** The same where a phone shows an icon in place of the word. */
export const iconActionLook = `${actionLook} max-sm:min-w-8 max-sm:justify-center`
