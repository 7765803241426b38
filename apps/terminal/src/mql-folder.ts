import { fileURLToPath } from 'node:url'

/** The folder that replaces the terminal's MQL5 folder. */
export const mqlFolder = fileURLToPath(new URL('../mql5', import.meta.url))

/** Read me and presets of the add-ons, a folder for each. */
export const addonsFolder = fileURLToPath(new URL('../addons', import.meta.url))
