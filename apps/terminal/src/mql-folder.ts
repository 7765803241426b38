import { fileURLToPath } from 'node:url'

/** The folder that stands for the terminal's MQL5 folder. */
export const mqlFolder = fileURLToPath(new URL('../mql5', import.meta.url))
