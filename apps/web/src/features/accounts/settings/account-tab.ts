export const accountTabs = ['profile', 'security', 'devices', 'licenses', 'billing', 'preferences', 'privacy'] as const
export type AccountTab = (typeof accountTabs)[number]

export const tabLabels = {
  profile: 'Profile',
  security: 'Security',
  devices: 'Devices',
  licenses: 'Licenses',
  billing: 'Billing',
  preferences: 'Preferences',
  privacy: 'Privacy',
} as const satisfies Record<AccountTab, string>

/** The tab of an address in both directions; an unknown one means the first, which needs no query. */
export const settingsTabLabels = {
  read: (query: URLSearchParams): AccountTab => accountTabs.find((tab) => tab === query.get('tab')) ?? 'profile',
  write: (tab: AccountTab): URLSearchParams => new URLSearchParams(tab === 'profile' ? {} : { tab }),
}
