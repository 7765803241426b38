/**
 * Every fact about the company and the product's name, and the only place that spells them. Values from the file that
 * `OWNER_FILE` names replace the examples, which end in `.example`; production refuses to start with those.
 */
export const brand: Brand = {
  name: 'Stratomate',
  tagline: 'Strategize. Optimize. Automate.',
  company: 'Stratomate LLC',
  companySeat: 'New Mexico, USA',
  desktopName: 'Stratomate Desktop',
  email: 'support@stratomate.example',
  noReplyEmail: 'no-reply@stratomate.example',
  website: 'https://stratomate.example',
  telegram: null,
  eabibot: null,
  social: [],
  derivAppId: null,
  ...globalThis.ownerOfStratomate?.brand,
}

declare global {
  // Set before anything else is loaded (tools/commands/src/setup/load-owner.mjs); a build of pages writes its value here.
  // oxlint-disable-next-line no-var
  var ownerOfStratomate: { brand?: Partial<Brand>; tradeDaysKept?: number } | undefined
}

/** A social profile; the footer shows a button only for those listed. */
export type SocialLink = { network: 'telegram' | 'x' | 'youtube' | 'facebook' | 'instagram'; url: string }

export type Brand = {
  name: string
  tagline: string
  company: string
  companySeat: string
  desktopName: string
  email: string
  noReplyEmail: string
  website: string
  telegram: string | null
  /** The third-party expert advisor that brings OTC charts into the terminal; texts link it once it is known. */
  eabibot: string | null
  social: readonly SocialLink[]
  /** Of the owner's registration at Deriv, by which people sign in there; without it they enter a token of their own. */
  derivAppId: string | null
}

/** The brand values that the owner has not given yet; production refuses to start while there are any. */
export function missingBrandValues(): string[] {
  return Object.entries(brand)
    .filter(([, value]) => typeof value === 'string' && isExample(value))
    .map(([name]) => name)
}

/** Whether a value is a placeholder that waits for the owner. */
export function isExample(value: string): boolean {
  return value.endsWith('.example')
}

/** The setup program of the desktop app, in its package. */
export const setupFileName = `${brand.desktopName} Setup.exe`
