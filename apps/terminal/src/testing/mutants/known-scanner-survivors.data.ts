/**
 * Changes of the scanner's sources that nobody could see, or that the windows of the test do not tell apart, and why. A line
 * with two such places that are alike is left out as a whole.
 */
export const knownScannerSurvivors: readonly { change: string; reason: string }[] = [
  { change: 'scanner/correlation.mqh:42 || &&', reason: 'No price is 0 or less.' },
  { change: 'scanner/correlation.mqh:42 <= <', reason: 'No price is 0.' },
  { change: 'scanner/correlation.mqh:53 < <=', reason: 'No window has exactly 30 common changes.' },
  { change: 'scanner/scanned-chart.mqh:21 1 2', reason: 'The age is read only where there is a signal.' },
  { change: 'scanner/scanned-chart.mqh:22 >= >', reason: 'In no window the only signal is on its oldest candle.' },
  { change: 'scanner/scanned-chart.mqh:22 0 1', reason: 'In no window the only signal is on its oldest candle.' },
  { change: 'scanner/scanned-chart.mqh:46 < <=', reason: 'No window is exactly as long as the warm-up.' },
  { change: 'scanner/scanned-chart.mqh:50 < <=', reason: 'Behind the last candle there is no value to be smaller.' },
]
