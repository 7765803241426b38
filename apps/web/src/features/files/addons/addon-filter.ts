import { addonCategories, type AddonCategory } from '@stratomate/domain/files/addons'
import { t, translated } from '#web/shared/language/t.ts'

/** The filter of the add-ons. */
type Sorted = { category: AddonCategory }

export type AddonFilter = AddonCategory | 'all'

export function filterAddons<Item extends Sorted>(addons: readonly Item[], filter: AddonFilter): readonly Item[] {
  return addons.filter(({ category }) => filter === 'all' || category === filter)
}

/**
 * All and each category in use. They carry the number of their add-ons only where one holds several: a row of ones tells
 * nothing.
 */
export function countAddons(
  addons: readonly Sorted[],
): readonly { value: AddonFilter; label: string; count?: number }[] {
  const used = addonCategories.filter((category) => addons.some((addon) => addon.category === category))
  const counted = (filter: AddonFilter) =>
    used.length === addons.length ? {} : { count: filterAddons(addons, filter).length }
  return [
    { value: 'all', label: t('All'), ...counted('all') },
    ...used.map((category) => ({ value: category, label: translated(category), ...counted(category) })),
  ]
}

/** The filter in an address (`?category=`), in any case; an unknown value means all. */
export function readAddonFilter(query: URLSearchParams): AddonFilter {
  const asked = query.get('category')?.toLowerCase()
  return addonCategories.find((category) => category.toLowerCase() === asked) ?? 'all'
}

export function writeAddonFilter(filter: AddonFilter): URLSearchParams {
  return new URLSearchParams(filter === 'all' ? {} : { category: filter.toLowerCase() })
}
