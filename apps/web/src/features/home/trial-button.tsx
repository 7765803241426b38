import { LinkButton } from '#web/shared/page/link-button.tsx'
import { useSignInHint } from '#web/shared/session/sign-in-hint.ts'
import { t } from '#web/shared/language/t.ts'

type TrialButtonProps = { label: string; toMember?: 'plans' | 'dashboard'; className?: string }

/**
 * Leads to the tiers and the trial. Members may have used theirs, so they are led to the plans or to their dashboard. A separate
 * component: what it learns after the start must not render the parts around it, whose scripts still wait.
 */
export function TrialButton({ label, toMember = 'plans', className }: TrialButtonProps) {
  const isMember = useSignInHint() === 'member'
  return (
    <LinkButton
      to={isMember && toMember === 'dashboard' ? '/dashboard' : '/#pricing'}
      variant="primary"
      size="lg"
      {...(className === undefined ? {} : { className })}
    >
      {isMember ? t(toMember === 'dashboard' ? 'Open the dashboard' : 'See the plans') : label}
    </LinkButton>
  )
}

/** What costs nothing to try, for visitors. The script in the head hides it from members before they see it. */
export function TrialNote() {
  const reader = useSignInHint()
  if (reader === 'member') return null
  return (
    <span className={reader === 'unknown' ? 'in-data-member:hidden' : undefined}>
      {t('No credit card required. Cancel anytime during the trial with no charge.')}
      <br />
    </span>
  )
}
