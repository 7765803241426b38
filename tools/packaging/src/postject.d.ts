declare module 'postject' {
  /** Puts data into an executable as a resource; postject has no types of its own. */
  export function inject(file: string, name: string, data: Buffer, options: { sentinelFuse: string }): Promise<void>
}
