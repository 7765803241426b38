import { Checkbox } from '@stratomate/ui/checkbox'
import type { ReactNode } from 'react'
import { useShortcuts } from '#web/shared/page/shortcuts-setting.ts'
import { PushSection } from '#web/features/accounts/push/push-section.tsx'
import { AccountSection } from './account-section.tsx'
import { AccountLanguage } from './account-language.tsx'
import { DisplayChoice } from './display-choice.tsx'
import { MailChoice } from './mail-choice.tsx'

type PreferencesPanelProps = { theme: ReactNode; candles: ReactNode; digest: ReactNode; telegram: ReactNode }

/** Which emails come, how pages are shown, and what this browser remembers; every change applies at once. */
export function PreferencesPanel({ theme, candles, digest, telegram }: PreferencesPanelProps) {
  const [shortcuts, switchShortcuts] = useShortcuts()
  const isOn = shortcuts !== 'off'
  return (
    <>
      <AccountSection
        title="Emails"
        lede="Kept in your account. We always send receipts, failed payments and security alerts."
      >
        <div className="grid gap-6">
          <MailChoice />
          {digest}
        </div>
      </AccountSection>
      <AccountSection title="Telegram" lede="A second way for your notifications, if you want one.">
        {telegram}
      </AccountSection>
      <AccountSection
        title="Notifications of browsers"
        lede="Also while this site is closed: when trading is paused from outside the app, a limit stops it, or a computer falls silent."
      >
        <PushSection />
      </AccountSection>
      <AccountSection
        title="Appearance"
        lede="Kept in this browser. Changes apply immediately, here and in the footer."
      >
        <div className="choice-rows grid gap-5 text-sm">
          {theme}
          {candles}
        </div>
      </AccountSection>
      <AccountSection title="Dashboard" lede="Kept in your account, so that every browser shows it alike.">
        <DisplayChoice />
      </AccountSection>
      <AccountSection title="Language" lede="Of our emails and of the pages that we have in it. Kept in your account.">
        <AccountLanguage />
      </AccountSection>
      <AccountSection
        title="Keyboard"
        lede="Keys act outside of fields only. Press ? anywhere to see them all. Motion follows the setting of your system."
      >
        <Checkbox
          checked={isOn}
          onChange={() => switchShortcuts(isOn ? 'off' : 'on')}
          label="Single-key shortcuts are on"
        />
      </AccountSection>
    </>
  )
}
