import type { Endpoint } from '@stratomate/contracts/endpoint'
import { type EndpointName, endpoints } from '@stratomate/contracts/endpoints'
import { type Call, describeCall } from './describe-call.ts'

export type CallGroup = { id: string; title: string; calls: readonly Call[] }

/** In the order of the page; a call belongs to the first group whose prefix it has. */
const groups = [
  { id: 'sign-in', title: 'Sign-up and sign-in', begins: ['/api/auth/'] },
  { id: 'account', title: 'Account', begins: ['/api/account/', '/api/licenses', '/api/invoices'] },
  {
    id: 'plans',
    title: 'Plans and payments',
    begins: ['/api/plans', '/api/subscriptions', '/api/trial', '/api/create-', '/api/payment-status'],
  },
  {
    id: 'trading',
    title: 'Trading',
    begins: ['/api/trades', '/api/refusals', '/api/quota', '/api/charts', '/api/devices', '/api/indicators'],
  },
  { id: 'desktop', title: 'Desktop app', begins: ['/api/desktop/'] },
  { id: 'community', title: 'Community', begins: ['/api/community/'] },
  {
    id: 'support',
    title: 'Support and notifications',
    begins: ['/api/conversations', '/api/support', '/api/feedback', '/api/notifications', '/api/mail/'],
  },
  { id: 'administration', title: 'Administration', begins: ['/api/admin/', '/api/upload'] },
  { id: 'service', title: 'Service', begins: ['/api/'] },
] as const

/** Every call of the contracts, in groups. `origin` begins the addresses of the examples. */
export function callGroups(origin: string): CallGroup[] {
  // Safe: the keys of the contracts are their names.
  const named = Object.entries<Endpoint>(endpoints) as [EndpointName, Endpoint][]
  return groups.map(({ id, title }) => ({
    id,
    title,
    calls: named
      .filter(([, { route }]) => groupOf(route.path) === id)
      .map(([name, endpoint]) => describeCall(name, endpoint, origin)),
  }))
}

function groupOf(path: string): string | undefined {
  return groups.find(({ begins }) => begins.some((begin) => path.startsWith(begin)))?.id
}

/**
 * The groups with the calls that contain every word of the query in their name, address or text; empty ones are left
 * out.
 */
export function filterCalls(all: readonly CallGroup[], query: string): readonly CallGroup[] {
  const words = query
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== '')
  if (words.length === 0) return all
  const fits = ({ name, method, path, summary, errors }: Call) => {
    const text = `${name} ${method} ${path} ${summary} ${errors.join(' ')}`.toLowerCase()
    return words.every((word) => text.includes(word))
  }
  return all.map((group) => ({ ...group, calls: group.calls.filter(fits) })).filter(({ calls }) => calls.length > 0)
}
