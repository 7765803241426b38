/** Where the program of an indicator stands inside the terminal's MQL5 folder. */
export function programPath({ name }: { name: string }): string {
  return `Indicators/Stratomate/${name}.mq5`
}
