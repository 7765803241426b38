/** Whether a value is a placeholder that waits for the owner. */
export function isExample(value: string): boolean {
  return value.endsWith('.example')
}
