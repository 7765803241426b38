import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createQueryClient } from './create-query-client.ts'

const client = createQueryClient()

/**
 * Everything that may ask the server is inside; all of it shares one cache. It is not at the root, so that pages which
 * only show text do not load it.
 */
export function Queries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
