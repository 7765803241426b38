import type { ReactNode } from 'react'
import { AccountSection } from './account-section.tsx'

/** One-time licenses with their keys. The list belongs to another feature, so the route passes it in. */
export function LicencesPanel({ children }: { children: ReactNode }) {
  return (
    <AccountSection
      title="Licenses"
      lede="A license key connects a computer without signing in on it. It is shown once; after that, even we see only its last characters."
    >
      {children}
    </AccountSection>
  )
}
