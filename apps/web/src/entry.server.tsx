import { languageBases, readLanguage } from '@stratomate/contracts/site/languages'
import { prerender } from 'react-dom/static'
import { createRequestHandler, type EntryContext, type ServerBuild, ServerRouter } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { speak, takeMissingTexts } from './features/language/speak.tsx'

/**
 * Draws a page while the site is built. It waits for everything, so that parts which the browser loads later are in the
 * page too, at their place, for readers without scripts.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  ...[headers, context]: [Headers, EntryContext]
): Promise<Response> {
  const { pathname } = new URL(request.url)
  const { language } = readLanguage(pathname)
  const { location, basename } = context.staticHandlerContext
  // The routes do not contain languages: the same pages are drawn again below the address of each language.
  if (language !== 'en' && basename === '/') {
    // Safe: it is the build; the type of one of its optional fields allows undefined as well.
    const pages = build as ServerBuild
    return createRequestHandler({ ...pages, basename: languageBases[language] }, 'production')(request)
  }
  // The build asks for `/pricing/`; people and links use `/pricing`.
  const path = location.pathname.replace(/(.)\/$/u, '$1')
  context.staticHandlerContext.location = { ...location, pathname: path }
  await speak(path)
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />, {
    // Otherwise large parts would be at the end of the page, and a script would have to put them in place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  const missing = takeMissingTexts()
  // The build ends with this answer.
  if (missing.length > 0) return new Response(`No catalogue of ${path} has: ${missing.join(' | ')}`, { status: 500 })
  headers.set('content-type', 'text/html')
  return new Response(prelude, { status, headers })
}
