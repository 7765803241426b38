import type { SessionAdapter } from '../broker-adapter.ts'
import { captureSession } from './capture-session.ts'
import { createPocketBroker } from './create-pocket-broker.ts'
import { withLearnedAddresses } from './pocket-hosts.ts'
import { type PocketSession, readSession, secretsOf, writeSession } from './session-file.ts'

const selfTestMsMax = 15_000
/** Where the person signs in; the page's own socket then shows the session. */
const signInPages = {
  demo: 'https://pocketoption.com/en/cabinet/demo-quick-high-low/',
  live: 'https://pocketoption.com/en/cabinet/quick-high-low/',
} as const

export const pocketOptionAdapter: SessionAdapter = {
  access: 'session',
  create({ simulator, sessionPath, ...parts }) {
    return createPocketBroker({
      ...parts,
      isSimulator: simulator !== null,
      readSession: () => fittingSession(readSession(sessionPath), simulator),
      selfTestMsMax,
    })
  },
  hasSession: (sessionPath) => readSession(sessionPath) !== null,
  async signIn({ sessionPath, keepSecret, ...parts }) {
    const result = await captureSession({ ...parts, pageUrl: signInPages[parts.account] })
    if (result.kind === 'captured') {
      for (const secret of secretsOf(result.session)) keepSecret(secret)
      writeSession(sessionPath, withLearnedAddresses(result.session, readSession(sessionPath)))
    }
    return result.kind
  },
}

/** The real broker is only reached over an encrypted connection, the simulator only at its own address. */
function fittingSession(session: PocketSession | null, simulator: string | null): PocketSession | null {
  if (session === null) return null
  const isFitting = (address: string): boolean => {
    const { protocol, host } = new URL(address)
    return simulator === null ? protocol === 'wss:' : protocol === 'ws:' && host === new URL(simulator).host
  }
  const { socketUrl, otherSocketUrls = [] } = session
  return isFitting(socketUrl) ? { ...session, otherSocketUrls: otherSocketUrls.filter(isFitting) } : null
}
