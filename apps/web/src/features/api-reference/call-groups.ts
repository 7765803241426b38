import type { Endpoint } from '@stratomate/contracts/endpoint'
import { type EndpointName, endpoints } from '@stratomate/contracts/endpoints'
import { type Call, describeCall } from './describe-call.ts'

export type CallGroup = { id: string; title: string; about: string; calls: readonly Call[] }

/** In the order of the page; a call belongs to the first group whose prefix it has. */
const groups = [
  {
    id: 'trading',
    title: 'Trading',
    about: 'Trades, signals that were refused, limits, charts, computers and indicators.',
    begins: ['/api/trades', '/api/refusals', '/api/quota', '/api/charts', '/api/devices', '/api/indicators'],
  },
  {
    id: 'account',
    title: 'Account',
    about: 'Profile, sessions, access tokens, webhooks, licenses, invoices, and all of your data.',
    begins: ['/api/account/', '/api/licenses', '/api/invoices'],
  },
  {
    id: 'sign-in',
    title: 'Sign-up and sign-in',
    about: 'With a password, a code, a passkey or an identity provider, and from a desktop app.',
    begins: ['/api/auth/'],
  },
  {
    id: 'plans',
    title: 'Plans and payments',
    about: 'Prices, the free trial, subscriptions and one-time payments.',
    begins: ['/api/plans', '/api/subscriptions', '/api/trial', '/api/create-', '/api/payment-status'],
  },
  {
    id: 'desktop',
    title: 'Desktop app',
    about: 'What the app on the trading computer sends and reads.',
    begins: ['/api/desktop/'],
  },
  {
    id: 'community',
    title: 'Community',
    about: 'Posts, replies, likes and votes.',
    begins: ['/api/community/'],
  },
  {
    id: 'support',
    title: 'Support and notifications',
    about: 'Chats and messages to the team, feedback, notifications and emails.',
    begins: ['/api/conversations', '/api/support', '/api/feedback', '/api/notifications', '/api/mail/'],
  },
  {
    id: 'administration',
    title: 'Administration',
    about: 'For the team: accounts, files, reports and events.',
    begins: ['/api/admin/', '/api/upload'],
  },
  {
    id: 'service',
    title: 'Service',
    about: 'Status, downloads, visits, and this reference for programs.',
    begins: ['/api/'],
  },
] as const

/** Every call of the contracts, in groups. `origin` begins the addresses of the examples. */
export function callGroups(origin: string): CallGroup[] {
  // Safe: the keys of the contracts are their names.
  const named = Object.entries<Endpoint>(endpoints) as [EndpointName, Endpoint][]
  return groups.map(({ id, title, about }) => ({
    id,
    title,
    about,
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
