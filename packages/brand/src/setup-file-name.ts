import { brand } from './index.ts'

/** The setup program of the desktop app, in its package. */
export const setupFileName = `${brand.desktopName} Setup.exe`
