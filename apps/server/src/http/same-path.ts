/**
 * A `returnTo` as a path of this site, or `/` for anything else (`//host`, `/\host`, another scheme, control
 * characters): the address is parsed against a made-up origin and must stay there.
 */
export function samePath(returnTo: string | undefined): string {
  if (returnTo === undefined || !/^\/(?![/\\])/u.test(returnTo) || /[\\\s]/u.test(returnTo)) return '/'
  const base = 'http://same.invalid'
  if (!URL.canParse(returnTo, base)) return '/'
  const url = new URL(returnTo, base)
  return url.origin === base ? `${url.pathname}${url.search}${url.hash}` : '/'
}
