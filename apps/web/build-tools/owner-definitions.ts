// Not the whole file of the owner: pages are public.
const owner = {
  brand: globalThis.ownerOfStratomate?.brand ?? {},
  tradeDaysKept: globalThis.ownerOfStratomate?.tradeDaysKept,
}

/** What the file of the owner says, written into whatever is built. */
export const ownerDefinitions = { 'globalThis.ownerOfStratomate': JSON.stringify(owner) }
