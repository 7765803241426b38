import { Tabs } from '@stratomate/ui/tabs'
import type { ReactNode } from 'react'
import { useAddressFilter } from '#web/shared/hooks/use-address-filter.ts'
import type { User } from '#web/shared/session/use-session.ts'
import { type AccountTab, accountTabs, tabLabels, settingsTabLabels } from './account-tab.ts'
import { BillingPanel } from './billing-panel.tsx'
import { DevicesPanel } from './devices-panel.tsx'
import { LicencesPanel } from './licences-panel.tsx'
import { PreferencesPanel } from './preferences-panel.tsx'
import { PrivacyPanel } from './privacy-panel.tsx'
import { ProfilePanel } from './profile-panel.tsx'
import { SecurityPanel } from '#web/features/accounts/security/security-panel.tsx'

/** Parts from other features: the switches of the footer, the licenses, and the notification channels. */
type AccountPageProps = {
  user: User
  theme: ReactNode
  candles: ReactNode
  licences: ReactNode
  digest: ReactNode
  subscription: ReactNode
  telegram: ReactNode
}

const items = accountTabs.map((value) => ({ value, label: tabLabels[value] }))

/** Everything that a person decides about their account, in tabs with separate addresses. */
export function AccountPage({ user, licences, subscription, ...preferences }: AccountPageProps) {
  const [tab, choose] = useAddressFilter(settingsTabLabels)
  const panels = {
    profile: <ProfilePanel user={user} />,
    security: <SecurityPanel role={user.role} />,
    devices: <DevicesPanel />,
    licenses: <LicencesPanel>{licences}</LicencesPanel>,
    billing: <BillingPanel>{subscription}</BillingPanel>,
    preferences: <PreferencesPanel {...preferences} />,
    privacy: <PrivacyPanel email={user.email} />,
  } as const satisfies Record<AccountTab, ReactNode>
  return (
    <div className="pt-5 md:pt-7">
      <h1 className="text-xl">Account</h1>
      <Tabs
        label="Account"
        items={items}
        selected={tab}
        onSelect={choose}
        look="line"
        headerClassName="mt-3 border-b border-line"
        className="max-md:tab-row max-md:-mb-1 md:-mx-3"
      >
        {panels[tab]}
      </Tabs>
    </div>
  )
}
