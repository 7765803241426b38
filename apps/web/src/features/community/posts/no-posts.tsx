import type { PostCategory } from '@stratomate/contracts/community/values'
import { LifeBuoy, type LucideIcon, MessagesSquare, SlidersHorizontal } from 'lucide-react'
import { useCommunity } from '#web/features/community/community-place.ts'
import { EmptyRuler } from '#web/shared/page/empty-list.tsx'
import { StageLine } from '#web/shared/page/stage-line.tsx'
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

/** What comes of a post; only those with settings are voted on. */
const stages = [
  { title: 'You write it', text: 'It is here at once, for everybody, and you can change it at any time.' },
  { title: 'Members answer', text: 'Each reply is one of your notifications, so you need not come back to look.' },
  { title: 'Settings get votes', text: 'Up or down, one vote of each member, and everybody sees the sum.' },
] as const

/** Shown instead of posts where nobody has written yet: what fits the category, and what comes of it. */
export function NoPosts({ category }: { category: CommunityCategory }) {
  const { startPost } = useCommunity()
  const shown = starts.filter((start) => category === 'all' || start.category === category)
  const course = stages.slice(0, category === 'all' || category === 'settings' ? 3 : 2)
  return (
    <div data-no-posts={category} className="grid grid-cols-1 gap-7 rounded-lg border border-line p-5 md:p-7">
      <div>
        <EmptyRuler />
        <h3 className="mt-5 text-lg leading-snug">
          {t('No posts in this category yet. Be the first to start a conversation!')}
        </h3>
      </div>
      <div>
        <h4 className="text-sm font-medium text-text-3">{t('What to write first')}</h4>
        <ul className="mt-2 border-y border-line">
          {shown.map(({ category: chosen, Icon, title, about }) => (
            <li key={chosen} className="border-t border-line first:border-t-0">
              <button
                type="button"
                onClick={() => startPost(chosen)}
                className="group flex w-full cursor-pointer items-start gap-4 py-3.5 text-left"
              >
                <Icon size={18} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 flex-none text-text-3" />
                <span className="min-w-0">
                  <span className="block font-medium text-text underline-offset-4 group-hover:underline">
                    {t(title)}
                  </span>
                  <span className="block text-sm text-text-2">{t(about)}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h4 className="mb-4 text-sm font-medium text-text-3">{t('What happens then')}</h4>
        <StageLine stages={course.map(({ title, text }) => ({ title: t(title), text: t(text) }))} />
      </div>
    </div>
  )
}
