import { provedSettings } from '@stratomate/domain/community/proved-settings'
import type { TradingSettings } from '@stratomate/contracts/community/schemas'
import type { ProofCheckView } from '@stratomate/contracts/proof-checks/schemas'
import { Field } from '@stratomate/ui/field'
import { Select } from '@stratomate/ui/select'
import { indicatorName } from '@stratomate/indicators/catalogue/indicator-name'
import { timeframeName } from '@stratomate/domain/trading/trade-names'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { useProofChecks } from '#web/shared/proof-checks/use-proof-checks.ts'
import { t, TextWithMarks } from '#web/shared/language/t.ts'

export type ChosenProof = { proofId: string; settings: Omit<TradingSettings, 'stake'> }

type ProofFieldProps = {
  proofId: string | null
  isSignedIn: boolean
  error: string | undefined
  /** Null: none. A proof comes with its settings. */
  onChange: (chosen: ChosenProof | null) => void
}

/** Which of the person's own proofs a post carries. Without one it explains how to get one. */
export function ProofField({ proofId, isSignedIn, error, onChange }: ProofFieldProps) {
  const checks = useProofChecks({ isSignedIn })
  const shared = (checks.data ?? []).flatMap((check) => {
    const settings = check.state === 'refused' ? null : provedSettings(check.facts)
    return settings === null ? [] : [{ check, settings }]
  })
  if (shared.length === 0)
    return (
      <p className="text-sm text-text-2">
        <TextWithMarks
          text="A proof can come with settings: test them in the <lab>Strategy Lab</lab>, open the sealed part and send the proof for a check."
          marks={{ lab: (words) => <TextLink to="/lab">{words}</TextLink> }}
        />
      </p>
    )
  return (
    <Field
      label={t('Proof of these settings')}
      error={error}
      hint={t('Choosing one fills in the settings that it is of.')}
    >
      {(control) => (
        <Select
          {...control}
          value={proofId ?? ''}
          onChange={({ currentTarget: { value } }) => {
            const chosen = shared.find(({ check }) => check.id === value)
            onChange(chosen === undefined ? null : { proofId: chosen.check.id, settings: chosen.settings })
          }}
        >
          <option value="">{t('None')}</option>
          {shared.map(({ check }) => (
            <option key={check.id} value={check.id}>
              {labelOf(check)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

const stateLabels = {
  signed: 'claim',
  waiting: 'waits for its check',
  reproduced: 'reproduced',
  refused: 'refused',
} as const

function labelOf({ state, facts, sentAt }: ProofCheckView): string {
  const chart = `${facts.symbol} ${timeframeName(facts.timeframeS)}, ${indicatorName(facts.indicatorId)}`
  return t('{chart}, {state}, sent {day}', { chart, state: t(stateLabels[state]), day: sentAt.slice(0, 10) })
}
