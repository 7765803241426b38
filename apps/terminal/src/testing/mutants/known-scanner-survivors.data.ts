/** Changes of the scanner's sources that change nothing that anybody could see, and why. */
export const knownScannerSurvivors: readonly { change: string; reason: string }[] = []
