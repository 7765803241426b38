import type { WindowBot, WindowOutsideSource } from '@stratomate/contracts/desktop-window/outside-sources'
import { Button } from '@stratomate/ui/button'
import { Field } from '@stratomate/ui/field'
import { TextInput } from '@stratomate/ui/text-input'
import { type SyntheticEvent, useState } from 'react'
import { useAct } from '../../connection/use-app.ts'
import { t } from '../../language/t.ts'
import { saidInLanguage } from '@stratomate/ui/language/said-in-language'

const tokenShape = /^\d{3,20}:[\w-]{20,100}$/u

/** The token of the person's own bot, which is stored encrypted and never shown again. */
export function BotField({ source: { id, bot } }: { source: WindowOutsideSource }) {
  const act = useAct()
  const [token, setToken] = useState('')
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const save = async (event: SyntheticEvent) => {
    event.preventDefault()
    const plain = token.trim()
    if (!tokenShape.test(plain)) return setProblem(t('A token looks like 123456:AAE… Copy it from BotFather again.'))
    setProblem(undefined)
    const reply = await act({ kind: 'outside_set_bot', id, token: plain })
    if (reply.ok) setToken('')
  }
  return (
    <form className="grid gap-3" noValidate onSubmit={(event) => void save(event)}>
      <p className="text-sm">{botText(bot ?? { kind: 'missing' })}</p>
      <Field
        label={t('Token of your bot')}
        hint={t(
          'Make a bot with @BotFather and add it to the channel as an administrator. No other program may read it.',
        )}
        error={problem}
      >
        {(control) => (
          <TextInput
            {...control}
            type="password"
            autoComplete="off"
            value={token}
            onChange={(event) => setToken(event.currentTarget.value)}
          />
        )}
      </Field>
      <div>
        <Button type="submit" size="sm">
          {t('Save token')}
        </Button>
      </div>
    </form>
  )
}

function botText(bot: WindowBot): string {
  switch (bot.kind) {
    case 'missing':
      return t('No bot yet: nothing is read.')
    case 'asking':
      return t('The bot is being asked.')
    case 'read':
      return t('The bot is read.')
    case 'failed':
      return saidInLanguage(bot.reason)
    default:
      return bot satisfies never
  }
}
