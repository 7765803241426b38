import { TerminalFiles } from '../first-run/terminal-files.tsx'

export function TerminalSection() {
  return <TerminalFiles />
}
