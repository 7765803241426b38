import { readFileSync } from 'node:fs'
import type { Brand } from '@stratomate/brand'
import { errorText, SettingsError } from '@stratomate/std/errors'
import { z } from 'zod'

const text = z.string().trim().min(1).max(200)
const httpsUrl = z.url({ protocol: /^https$/u })
const SocialLink = z.strictObject({
  network: z.enum(['telegram', 'x', 'youtube', 'facebook', 'instagram']),
  url: httpsUrl,
})

/** The facts that the owner may give; the product's name can only change in the source. */
const OwnerBrand = z.strictObject({
  company: text,
  companySeat: text,
  email: z.email(),
  noReplyEmail: z.email(),
  website: httpsUrl,
  telegram: httpsUrl.nullable(),
  eabibot: httpsUrl.nullable(),
  social: z.array(SocialLink).max(10),
  derivAppId: z
    .string()
    .regex(/^[\w-]{1,64}$/u, 'must be an App ID such as app12345')
    .nullable(),
}) satisfies z.ZodType<Partial<Brand>>

/** Pages compare a year with the one before by stored counts, but list its trades. */
const tradeDaysKeptMin = 400

/** What only the owner knows, in one file outside the code; every part is optional. */
export const OwnerFile = z.strictObject({
  $schema: z.string().optional(),
  brand: OwnerBrand.partial().default({}),
  /** The version of the legal texts that a lawyer has read. */
  legalApprovedVersion: text.optional(),
  /**
   * Older trades are deleted, and the privacy policy says so; without this value they stay until their account is
   * deleted.
   */
  tradeDaysKept: z.int().min(tradeDaysKeptMin).max(3_650).optional(),
  desktop: z
    .strictObject({ certificate: text, certificatePasswordFile: text, timestampUrl: z.url().optional() })
    .optional(),
})
type OwnerFile = z.infer<typeof OwnerFile>

/** The settings that follow from the owner's file, unless they are set directly. */
type OwnerSettings = Readonly<Record<string, string | undefined>>

/**
 * Reads the file that `OWNER_FILE` names; answers no settings without one. @throws SettingsError that names the missing
 * or wrong part
 */
export function readOwnerSettings(path: string | undefined): OwnerSettings {
  if (path === undefined || path === '') return {}
  const parsed = OwnerFile.safeParse(readJson(path))
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new SettingsError(
      `OWNER_FILE is not valid: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'unreadable'}`,
    )
  }
  return settingsOf(parsed.data)
}

function settingsOf({ legalApprovedVersion, desktop }: OwnerFile): OwnerSettings {
  return {
    LEGAL_APPROVED_VERSION: legalApprovedVersion,
    DESKTOP_CERTIFICATE: desktop?.certificate,
    DESKTOP_CERTIFICATE_PASSWORD_FILE: desktop?.certificatePasswordFile,
    DESKTOP_TIMESTAMP_URL: desktop?.timestampUrl,
  }
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new SettingsError(`OWNER_FILE is not valid: ${errorText(error)}`)
  }
}
