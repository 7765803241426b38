import { brand } from '@stratomate/brand'

/** What a fresh key is good for, in one sentence. */
export const keyAbout = `Type it into ${brand.desktopName} when it asks for a license key. Whoever has it can connect a computer to your account, so keep it like a password.`
