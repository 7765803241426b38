const stepsMax = 10

/**
 * Walks through the pages of a provider as a browser does, from the address that a service has named to the one that
 * leads back; answers that one.
 */
export async function walkProvider(address: string, redirectUri: string): Promise<URL> {
  const cookies = new Map<string, string>()
  let url = new URL(address)
  for (let step = 0; step < stepsMax; step += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie } })
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    const location = answer.headers.get('location')
    if (location === null) throw new Error(`${url.href} answered ${answer.status}: ${await answer.text()}`)
    url = new URL(location, url)
    if (url.href.startsWith(redirectUri)) return url
  }
  throw new Error(`The provider led nowhere in ${stepsMax} steps.`)
}
