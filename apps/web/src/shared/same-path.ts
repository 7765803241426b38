/** A `returnTo` as a path of this site, or the fallback: nobody is sent to another site by a link to sign-in. */
export function samePath(returnTo: string | null, fallback: string): string {
  if (returnTo === null || !/^\/(?![/\\])/u.test(returnTo) || /[\\\s]/u.test(returnTo)) return fallback
  return returnTo
}
