/**
 * What a parameter is called in the program. Inputs are global in MQL5, and a name of their own keeps parameters of functions
 * from hiding them, of which the compiler warns.
 */
export function inputName(key: string): string {
  return `Inp${key.slice(0, 1).toUpperCase()}${key.slice(1)}`
}
