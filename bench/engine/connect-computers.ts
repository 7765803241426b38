import { createHash, randomUUID } from 'node:crypto'
import { desktopClientId, type EndpointName, endpoints } from '@stratomate/contracts'
import type pg from 'pg'
import { addressOf } from '../load/start-on-postgres.ts'

export type Computer = { token: string; leaseId: string; day: string }

type Wanted = { count: number; tier: 'pro_trader' | 'elite_trader' }

/**
 * Computers of different accounts with a plan, each with a lease for today. Accounts, plans and computers are written
 * into the database; tokens and leases come from the service.
 */
export async function connectComputers(pool: pg.Pool, origin: string, { count, tier }: Wanted): Promise<Computer[]> {
  const secrets = Array.from({ length: count }, () => randomUUID())
  const users = secrets.map(() => randomUUID())
  await pool.query(
    `insert into users (id, name, email, email_verified, country)
     select id, 'Measured', id || '@example.com', true, 'US' from unnest($1::uuid[]) as id`,
    [users],
  )
  await pool.query(
    `insert into subscriptions (user_id, provider_id, tier, status, provider_status, started_at, sync_sequence, live_mode)
     select id, 'sub_' || id, $2, 'active', 'active', now(), 1, false from unnest($1::uuid[]) as id`,
    [users, tier],
  )
  await pool.query(
    `insert into devices (id, user_id, name, app_version, refresh_hash, rotated_at, created_at, last_seen_at)
     select gen_random_uuid(), id, 'Measured', '0.1.0', hash, now(), now(), now()
     from unnest($1::uuid[], $2::text[]) as row (id, hash)`,
    [users, secrets.map((secret) => createHash('sha256').update(secret).digest('base64url'))],
  )
  const computers: Computer[] = []
  for (const [place, refreshToken] of secrets.entries()) computers.push(await start({ origin, place, refreshToken }))
  return computers
}

type Start = { origin: string; place: number; refreshToken: string }

async function start({ origin, place, refreshToken }: Start): Promise<Computer> {
  const call = async (name: EndpointName, body: unknown, token?: string): Promise<unknown> => {
    const { method, path } = endpoints[name].route
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': addressOf(place) }
    const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` }
    const answer = await fetch(new URL(path, origin), {
      method,
      headers: { ...headers, ...authorization },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${name} answered ${answer.status}: ${await answer.text()}`)
    return answer.json()
  }
  const tokens = await call('exchangeDesktopToken', { grantType: 'refresh_token', refreshToken })
  const token = textOf(tokens, 'accessToken')
  const taken = await call('takeLease', { want: 100 }, token)
  const claims: unknown = JSON.parse(Buffer.from(textOf(taken, 'lease').split('.')[1] ?? '', 'base64url').toString())
  return { token, leaseId: textOf(claims, 'jti'), day: textOf(taken, 'day') }
}

function textOf(value: unknown, name: string): string {
  const field: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
  if (typeof field !== 'string') throw new Error(`${desktopClientId} got an answer without ${name}.`)
  return field
}
