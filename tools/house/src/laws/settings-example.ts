import type { Violation } from '../source-file.ts'

const path = '.env.example'

/** Every setting that the server reads is in `.env.example` with its line, and none that nobody reads. */
export function checkSettingsExample({ settings, example }: { settings: string; example: string }): Violation[] {
  const read = [...settings.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name)
  const shown = example.split('\n').flatMap((content, index) => {
    const name = /^([A-Z][A-Z0-9_]+)=/.exec(content)?.[1]
    return name === undefined ? [] : [{ name, line: index + 1 }]
  })
  const missing = read.filter((name) => !shown.some((entry) => entry.name === name))
  const idle = shown.filter(({ name }) => !read.includes(name))
  return [
    ...missing.map((name) => ({
      law: 'settings',
      path,
      line: 1,
      message: `${name} is read by the server and not shown`,
    })),
    ...idle.map(({ name, line }) => ({ law: 'settings', path, line, message: `${name} is read by nobody` })),
  ]
}
