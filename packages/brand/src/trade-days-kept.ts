// On its own, because every page of the site carries the brand.
import './index.ts'

/** Days that reported trades are kept, as the owner has chosen; null: until their account is deleted. */
export const tradeDaysKept: number | null = globalThis.ownerOfStratomate?.tradeDaysKept ?? null
