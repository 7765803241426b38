import { readFileSync } from 'node:fs'

/** A user and group by number, as `spawn` and `chown` take them. */
export type UserIds = { uid: number; gid: number }

/**
 * The user who runs a program that refuses root: `postgres`, else `nobody`; null when we are not root, so that the
 * program runs as ourselves.
 */
export function unprivilegedUser(): UserIds | null {
  if (process.getuid?.() !== 0) return null
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = accounts.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) }
  }
  return null
}
