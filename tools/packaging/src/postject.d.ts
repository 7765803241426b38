declare module 'postject' {
  type Call = [file: string, name: string, data: Buffer, options: { sentinelFuse: string }]
  /** Puts data into an executable as a named resource; postject has no types of its own. */
  export const inject: (...call: Call) => Promise<void>
}
