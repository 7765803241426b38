// Only some values of the owner's file, because pages are public.
const owner = {
  brand: globalThis.ownerOfStratomate?.brand ?? {},
  tradeDaysKept: globalThis.ownerOfStratomate?.tradeDaysKept,
}

/** The values of the owner's file that are written into every build. */
export const ownerDefinitions = { 'globalThis.ownerOfStratomate': JSON.stringify(owner) }
