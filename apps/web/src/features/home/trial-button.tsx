import { LinkButton } from '#web/shared/page/link-button.tsx'
import { useSignInHint } from '#web/shared/session/sign-in-hint.ts'
import { t } from '#web/shared/language/t.ts'

type TrialButtonProps = { label: string; className?: string }

/**
 * Leads to the tiers and the trial. Members may have used theirs, so their text is true for everybody. A separate
 * component: what it learns after the start must not render the parts around it, whose scripts still wait.
 */
export function TrialButton({ label, className }: TrialButtonProps) {
  const isMember = useSignInHint() === 'member'
  return (
    <LinkButton to="/#pricing" variant="primary" size="lg" {...(className === undefined ? {} : { className })}>
      {isMember ? t('See the plans') : label}
    </LinkButton>
  )
}
