/**
 * Days that reported trades are kept, as the owner has chosen; null: until their account is deleted. Apart from the brand,
 * which every page of the site carries.
 */
export const tradeDaysKept: number | null = globalThis.ownerOfStratomate?.tradeDaysKept ?? null
