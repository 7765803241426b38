import { ServerRouter, type EntryContext } from 'react-router'
import { prerender } from 'react-dom/static'

/**
 * Draws a page while the site is built. It waits for everything, so that what is loaded later in the browser is in the
 * page too, in its place, for readers without scripts.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  ...[headers, context]: [Headers, EntryContext]
): Promise<Response> {
  const location = context.staticHandlerContext.location
  // The build asks for `/pricing/`; people and links say `/pricing`.
  context.staticHandlerContext.location = { ...location, pathname: location.pathname.replace(/(.)\/$/u, '$1') }
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />, {
    // Large parts would otherwise be at the end of the page and need a script to be put in place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  headers.set('content-type', 'text/html')
  return new Response(prelude, { status, headers })
}
