import { t } from '#web/shared/language/t.ts'

/** The categories of posts (SPEC §9) with the words of the sidebar (SPEC §2). */
export const communityCategories = [
  { value: 'all', label: 'All Posts' },
  { value: 'settings', label: 'Indicator Settings' },
  { value: 'support', label: 'Support & Tips' },
  { value: 'general', label: 'General Discussion' },
] as const
/** The words of a category. */
export function categoryText(category: CommunityCategory): string {
  const found = communityCategories.find(({ value }) => value === category)
  return found === undefined ? category : t(found.label)
}

export type CommunityCategory = (typeof communityCategories)[number]['value']

/** The page's filter; `search` is the text in its field. */
export type CommunityFilter = { category: CommunityCategory; search: string }

/** The filter in an address (`?category=`, `?q=`); an unknown value means all. */
export function readCommunityFilter(query: URLSearchParams): CommunityFilter {
  const asked = query.get('category')?.toLowerCase()
  const category = communityCategories.find(({ value }) => value === asked)?.value ?? 'all'
  return { category, search: query.get('q') ?? '' }
}

export function writeCommunityFilter({ category, search }: CommunityFilter): URLSearchParams {
  return new URLSearchParams({ ...(category === 'all' ? {} : { category }), ...(search === '' ? {} : { q: search }) })
}
