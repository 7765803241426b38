import type { PostCategory } from '@stratomate/contracts/community/values'
import { LifeBuoy, type LucideIcon, MessagesSquare, PenLine, SlidersHorizontal } from 'lucide-react'
import { useCommunity } from '#web/features/community/community-place.ts'
import { EmptyList } from '#web/shared/page/empty-list.tsx'
import { t } from '#web/shared/language/t.ts'
import type { CommunityCategory } from './community-category.ts'

/** A suggestion for each category: what to write, so that a page without posts shows what it is for. */
const starts = [
  {
    category: 'settings',
    Icon: SlidersHorizontal,
    title: 'Share settings',
    about: 'The indicator, the symbol and timeframe, and what you changed.',
  },
  {
    category: 'support',
    Icon: LifeBuoy,
    title: 'Ask about a setup',
    about: 'What you tried, and what the Alerts Log says.',
  },
  {
    category: 'general',
    Icon: MessagesSquare,
    title: 'Start a discussion',
    about: 'How you choose charts, check a rule or keep to your limits.',
  },
] as const satisfies readonly { category: PostCategory; Icon: LucideIcon; title: string; about: string }[]

/** Shown instead of posts where nobody has written yet: the suggestions that fit the category. */
export function NoPosts({ category }: { category: CommunityCategory }) {
  const { startPost } = useCommunity()
  const shown = starts.filter((start) => category === 'all' || start.category === category)
  return (
    <EmptyList
      title={t('No posts in this category yet. Be the first to start a conversation!')}
      action={
        <ul className="w-full max-w-measure border-y border-line text-left">
          {shown.map(({ category: chosen, Icon, title, about }) => (
            <li key={chosen} className="border-t border-line first:border-t-0">
              <button
                type="button"
                onClick={() => startPost(chosen)}
                className="group flex w-full cursor-pointer items-center gap-4 px-1 py-3.5 text-left hover:bg-s1 md:px-3"
              >
                <Icon size={20} strokeWidth={1.75} aria-hidden="true" className="flex-none text-accent-text" />
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold text-text">{t(title)}</span>
                  <span className="block text-sm text-text-2">{t(about)}</span>
                </span>
                <PenLine
                  size={16}
                  strokeWidth={1.75}
                  aria-hidden="true"
                  className="flex-none text-text-3 group-hover:text-text"
                />
              </button>
            </li>
          ))}
        </ul>
      }
    />
  )
}
