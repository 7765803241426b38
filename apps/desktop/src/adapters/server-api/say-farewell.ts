import type { LeaseKeeper } from './lease-keeper.ts'
import type { Reporter } from './reporter.ts'
import { ServerError } from './server-client.ts'
import type { ServerLink } from './server-link.ts'

/** How long the server may take: a person who signs out a computer does not wait for it. */
const farewellMsMax = 4_000

export type FarewellApp = {
  leases: Pick<LeaseKeeper, 'returnAll'>
  link: Pick<ServerLink, 'call'>
  reporter: Pick<Reporter, 'reportAll'>
}

/**
 * Tells the server that this computer leaves its account: sends the last reports, returns unused trades, ends the
 * token. Answers whether the server has received it.
 */
export async function sayFarewell({ reporter, leases, link }: FarewellApp): Promise<boolean> {
  const farewell = async (): Promise<boolean> => {
    await reporter.reportAll()
    await leases.returnAll()
    await link.call('leaveDesktop')
    return true
  }
  const timeLimit = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), farewellMsMax).unref())
  try {
    return await Promise.race([farewell(), timeLimit])
  } catch (error) {
    if (!(error instanceof ServerError)) throw error
    return false
  }
}
