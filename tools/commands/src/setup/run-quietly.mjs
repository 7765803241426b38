import { spawn } from 'node:child_process'

/**
 * Runs one program and holds its output back, so that a person sees our sentence and not a wall of text. @param {{
 * command: string, args: string[], cwd: string, env?: NodeJS.ProcessEnv }} program @returns {Promise<{ code: number,
 * output: string, seconds: string }>} code 127 when the program cannot be started
 */
export function runQuietly({ command, args, cwd, env = process.env }) {
  const startedAt = performance.now()
  return new Promise((resolve) => {
    let output = ''
    const done = (code) => resolve({ code, output, seconds: ((performance.now() - startedAt) / 1000).toFixed(1) })
    // Windows starts npm.cmd only through its shell; every argument here is our own constant.
    const shell = process.platform === 'win32' && command.endsWith('.cmd')
    const child = spawn(command, args, { cwd, env, shell, stdio: ['ignore', 'pipe', 'pipe'] })
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => {
      output += error.message
      done(127)
    })
    child.on('close', (code) => done(code ?? 1))
  })
}

/** The last lines of a program's output, indented, for the reader who wants the detail under our sentence. */
export function lastLines(output, lineCount) {
  const lines = output.split('\n').filter((line) => line.trim() !== '')
  return lines
    .slice(-lineCount)
    .map((line) => `    ${line}`)
    .join('\n')
}
