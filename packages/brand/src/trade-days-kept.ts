/**
 * How many days reported trades are kept, by the owner's choice; null: until their account is deleted. Separate from
 * the brand, which every page of the site contains.
 */
export const tradeDaysKept: number | null = globalThis.ownerOfStratomate?.tradeDaysKept ?? null
