import { ChoiceList } from '#web/shared/choice-list.tsx'
import { EmptyList } from '#web/shared/empty-list.tsx'
import { TextLink } from '#web/shared/link-button.tsx'
import { useAddressFilter } from '#web/shared/use-address-filter.ts'
import { communityCategories, readCommunityCategory, writeCommunityCategory } from './community-category.ts'

const words = { read: readCommunityCategory, write: writeCommunityCategory }

/** The categories beside the posts; there are none yet, because posting opens with a later version. */
export function CommunityFeed() {
  const [category, choose] = useAddressFilter(words)
  const title = communityCategories.find(({ value }) => value === category)?.label
  return (
    <>
      <ChoiceList
        legend="Categories"
        layout="rail"
        choices={communityCategories}
        selected={category}
        onSelect={choose}
        className="lg:sticky lg:top-24 lg:self-start"
      />
      <section aria-labelledby="posts-title" className="min-w-0">
        <h2 id="posts-title" aria-live="polite" className="mb-4 text-lg">
          {title}
        </h2>
        <EmptyList title="No posts in this category yet. Be the first to start a conversation!">
          Posting opens with a later version. Until then, ask <TextLink to="/support">support</TextLink> or tell us what
          you think as <TextLink to="/feedback">feedback</TextLink>.
        </EmptyList>
      </section>
    </>
  )
}
