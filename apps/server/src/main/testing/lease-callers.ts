import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { devices, subscriptions, users } from '#server/db/tables/index.ts'
import { AppError } from '#server/features/app-error.ts'
import type { Ctx } from '#server/features/context.ts'
import type { Database } from '#server/features/database.ts'
import { takeLease } from '#server/features/trading/leases/take-lease.ts'
import { silentBus } from './silent-bus.ts'

export type TestPlan = 'trial' | 'pro_trader' | 'elite_trader'

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
const unsigned = () => Promise.resolve('unsigned')
/** Signs nothing: a lease is its id. */
export const unsignedTokens = {
  publicKeys: () => [],
  signLease: (claims: { jti: string }) => Promise.resolve(claims.jti),
  signEntitlement: unsigned,
  signAccess: unsigned,
  readAccess: () => Promise.resolve(null),
}

/** Adds a computer to an account; answers its id. */
export async function addTestDevice(db: Database, userId: string): Promise<string> {
  const id = randomUUID()
  const now = new Date()
  const times = { rotatedAt: now, createdAt: now, lastSeenAt: now }
  await db.insert(devices).values({ id, userId, name: 'PC', appVersion: '0.1.0', refreshHash: id, ...times })
  return id
}

/** Puts the account on another plan, from now on. */
export async function setTestPlan(db: Database, userId: string, plan: TestPlan): Promise<void> {
  const inTrial = plan === 'trial'
  await db
    .update(subscriptions)
    .set({
      tier: inTrial ? 'pro_trader' : plan,
      status: inTrial ? 'trial' : 'active',
      trialEndsAt: inTrial ? new Date(Date.now() + 3 * 86_400_000) : null,
    })
    .where(eq(subscriptions.userId, userId))
}

/** An account with a plan and computers, made directly in the database. */
export async function addTestAccount(
  db: Database,
  plan: TestPlan,
  deviceCount: number,
): Promise<{ userId: string; deviceIds: string[] }> {
  const userId = randomUUID()
  await db.insert(users).values({ id: userId, name: 'Ann', email: `${userId}@example.com` })
  await db.insert(subscriptions).values({
    userId,
    providerId: userId,
    tier: 'pro_trader',
    status: 'active',
    providerStatus: 'active',
    startedAt: new Date(),
    syncSequence: 1,
    liveMode: false,
  })
  await setTestPlan(db, userId, plan)
  const deviceIds: string[] = []
  for (let count = 0; count < deviceCount; count += 1) deviceIds.push(await addTestDevice(db, userId))
  return { userId, deviceIds }
}

type Computer = { userId: string; deviceId: string }

/** The context of a call that a computer makes. */
export function computerCtx(db: Database, { userId, deviceId }: Computer, change: Partial<Ctx> = {}): Ctx {
  return {
    db,
    actor: { kind: 'desktop', userId, deviceId },
    requestId: 'race',
    liveLocked: new Set<string>(),
    switchedOff: [],
    now: () => new Date(),
    newId: randomUUID,
    bus: silentBus,
    mail: { queue: () => Promise.resolve(), write: () => Promise.resolve('') },
    log: silent,
    ...change,
  }
}

/** Takes a lease of up to `want` trades; the code of the refusal when there is none. */
export async function askForLease(ctx: Ctx, want: number): Promise<{ jti: string; granted: number } | string> {
  try {
    const { lease, granted } = await takeLease(ctx, unsignedTokens, { want })
    return { jti: lease, granted }
  } catch (error) {
    if (error instanceof AppError) return error.code
    throw error
  }
}
