import type { TradingSettings } from '@stratomate/contracts/community/schemas'
import { ProofField } from '#web/features/community/proofs/proof-field.tsx'
import type { ComposerDraft } from './composer-draft.ts'
import { SettingsForm } from './settings-form.tsx'

type Proved = Pick<ComposerDraft, 'settings' | 'proofId'>

type ProvedSettingsFormProps = {
  draft: Proved
  errors: Readonly<Record<string, string>>
  isSignedIn: boolean
  onChange: (part: Proved) => void
}

/** Settings that a post shares, and their proof. Changing the numbers of the proof removes it. */
export function ProvedSettingsForm({ draft, errors, isSignedIn, onChange }: ProvedSettingsFormProps) {
  const { settings, proofId } = draft
  return (
    <div className="grid gap-4">
      <ProofField
        proofId={proofId}
        isSignedIn={isSignedIn}
        error={errors['proofId'] ?? errors['settings']}
        onChange={(chosen) => {
          if (chosen === null) onChange({ settings, proofId: null })
          else
            onChange({
              settings: { ...chosen.settings, stake: settings?.stake ?? usualStake },
              proofId: chosen.proofId,
            })
        }}
      />
      <SettingsForm
        settings={settings}
        errors={errors}
        onChange={(changed) => onChange({ settings: changed, proofId: isSameRule(settings, changed) ? proofId : null })}
      />
    </div>
  )
}

const usualStake: TradingSettings['stake'] = { kind: 'fixed', cents: 500 }

/** Whether only the stake was changed. */
function isSameRule(before: TradingSettings | null, changed: TradingSettings): boolean {
  return before !== null && JSON.stringify({ ...before, stake: null }) === JSON.stringify({ ...changed, stake: null })
}
