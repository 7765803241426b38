import { TerminalFiles } from '../shown/terminal-files.tsx'

export function TerminalSection() {
  return <TerminalFiles />
}
