import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createQueryClient } from './create-query-client.ts'

let client: QueryClient | null = null

/**
 * What may ask the server stands inside; all of them share one cache. It is not at the root, so that pages which
 * only show text do not load it.
 */
export function Queries({ children }: { children: ReactNode }) {
  client ??= createQueryClient()
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
