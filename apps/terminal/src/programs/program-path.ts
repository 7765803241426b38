/** Where the program of an indicator stands inside the terminal's MQL5 folder. */
export function programPath({ name }: { name: string }): string {
  return `Indicators/Stratomate/${name}.mq5`
}

/** The list of rules that the scanner offers. */
export const ruleNamesPath = 'Include/Stratomate/scanner/rule-names.mqh'
