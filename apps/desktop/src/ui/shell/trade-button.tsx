import { liveWord } from '@stratomate/contracts/desktop-window/values'
import { Button } from '@stratomate/ui/button'
import { Dialog } from '@stratomate/ui/dialog'
import { Field } from '@stratomate/ui/field'
import { TextInput } from '@stratomate/ui/text-input'
import { Play, Square } from 'lucide-react'
import { type SyntheticEvent, useState } from 'react'
import { formatOf, formatStake } from '../shown/format.ts'
import { useAct, useApp } from '../connection/use-app.ts'
import { useStart } from './use-start.ts'
import { t } from '../language/t.ts'
import { saidInLanguage } from '@stratomate/ui/language/said-in-language'

/** START TRADING and STOP: the only filled button of the window. */
export function TradeButton() {
  const { state } = useApp()
  const act = useAct()
  const start = useStart()
  const [isAsking, setAsking] = useState(false)
  const isRunning = state.trading.kind === 'running'
  const press = () => {
    if (isRunning) void act({ kind: 'stop' })
    else if (state.needsLiveWord) setAsking(true)
    else void start()
  }
  return (
    <>
      <Button
        variant="primary"
        size="sm"
        className="min-w-40 flex-none"
        icon={isRunning ? <Square size={15} aria-hidden="true" /> : <Play size={15} aria-hidden="true" />}
        onClick={press}
      >
        {isRunning ? t('STOP') : t('START TRADING')}
      </Button>
      <LiveDialog isOpen={isAsking} onClose={() => setAsking(false)} />
    </>
  )
}

/** The first live start of a session: account, amount and limit are shown again, and the word is typed by hand. */
function LiveDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { state } = useApp()
  const start = useStart()
  const [typed, setTyped] = useState('')
  const { broker, settings, today } = state
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (!(await start(typed))) return
    setTyped('')
    onClose()
  }
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('Trade with real money')}>
      <form className="mt-4 grid gap-4" onSubmit={(event) => void submit(event)}>
        <dl className="fact-columns grid gap-y-1.5 text-sm">
          <dt className="text-text-2">{t('Account')}</dt>
          <dd>{t('{name}, Live', { name: saidInLanguage(broker.name) })}</dd>
          <dt className="text-text-2">{t('Amount per trade')}</dt>
          <dd>{formatStake(settings.stakeCents, broker.currency)}</dd>
          <dt className="text-text-2">{t('Trades today')}</dt>
          <dd>{formatOf(today.used, today.limit)}</dd>
        </dl>
        <p className="text-sm text-text-2">
          {t(
            'Trading involves risk. A binary option can lose its full stake within minutes, and automation places losing trades as quickly as winning ones. Only use money you can afford to lose.',
          )}
        </p>
        <Field label={t('Type {word} to start', { word: liveWord })}>
          {(control) => (
            <TextInput
              {...control}
              value={typed}
              autoComplete="off"
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          )}
        </Field>
        <div className="flex justify-end gap-3">
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button type="submit" variant="primary">
            {t('Start with real money')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
