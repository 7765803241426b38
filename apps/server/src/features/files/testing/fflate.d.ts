/** The package has types that a module of Node does not find. */
declare module 'fflate' {
  type Options = { level?: 0 | 6; os?: number; attrs?: number; mtime?: string }
  export function zipSync(files: Record<string, Uint8Array>, options?: Options): Uint8Array
  export function unzipSync(zip: Uint8Array): Record<string, Uint8Array>
}
