import { Button } from '@stratomate/ui/button'
import { useState } from 'react'
import { useAct, useApp } from '../connection/use-app.ts'
import { t } from '../language/t.ts'

/** Ends the sign-in of this computer, after a second press that explains what that means. */
export function SignOut() {
  const { state } = useApp()
  const act = useAct()
  const [isAsked, setIsAsked] = useState(false)
  if (state.signIn.kind === 'waiting') return null
  if (!isAsked) {
    return (
      <div className="border-t border-line pt-5">
        <Button variant="quiet" className="-ml-4.5" onClick={() => setIsAsked(true)}>
          {t('Sign out')}
        </Button>
      </div>
    )
  }
  const signOut = async () => {
    await act({ kind: 'sign_out' })
    setIsAsked(false)
  }
  return (
    <section aria-label={t('Sign out')} className="grid gap-3 border-t border-line pt-5">
      <p className="text-sm text-text-2">
        {t(
          'Trading stops, unused trades of today go back to your account, and this computer needs a new sign-in. Your charts and settings stay here.',
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="danger" onClick={() => void signOut()}>
          {t('Sign this computer out')}
        </Button>
        <Button variant="quiet" onClick={() => setIsAsked(false)}>
          {t('Cancel')}
        </Button>
      </div>
    </section>
  )
}
