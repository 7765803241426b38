/** What a server of Node says of its address: no object while it does not listen, or when it listens on a path. */
type Addressed = { address: () => { port: number } | string | null }

/** The port on which a server listens. @throws Error when it listens on none */
export function listeningPort(server: Addressed): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.')
  return address.port
}
