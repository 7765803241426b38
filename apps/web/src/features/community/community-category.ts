/** The categories of posts (SPEC §9) with the words of the sidebar (SPEC §2). */
export const communityCategories = [
  { value: 'all', label: 'All Posts' },
  { value: 'settings', label: 'Indicator Settings' },
  { value: 'support', label: 'Support & Tips' },
  { value: 'general', label: 'General Discussion' },
] as const
export type CommunityCategory = (typeof communityCategories)[number]['value']

/** What an address asks for (`?category=`); anything unknown means all. */
export function readCommunityCategory(query: URLSearchParams): CommunityCategory {
  const asked = query.get('category')?.toLowerCase()
  return communityCategories.find(({ value }) => value === asked)?.value ?? 'all'
}

export function writeCommunityCategory(category: CommunityCategory): URLSearchParams {
  return new URLSearchParams(category === 'all' ? {} : { category })
}
