/** A typed or pasted code of the desktop app: letters and digits in capitals, whatever stood between them. */
export function readUserCode(text: string): string {
  return text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
}
