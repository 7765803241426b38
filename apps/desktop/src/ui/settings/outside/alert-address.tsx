import { alertTemplates } from '@stratomate/contracts/desktop-window/outside-values'
import { Banner } from '@stratomate/ui/banner'
import { Button } from '@stratomate/ui/button'
import { Copy } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useApp } from '../../connection/use-app.ts'
import { t } from '../../language/t.ts'

/** The address of a source with its secret: it is shown once, and gets the focus. */
export function AlertAddress({ address, onDone }: { address: string; onDone: () => void }) {
  const { say } = useApp()
  const place = useRef<HTMLElement>(null)
  useEffect(() => place.current?.focus(), [address])
  const copy = async (text: string, done: string) => {
    await navigator.clipboard.writeText(text)
    say(done)
  }
  return (
    <section ref={place} aria-label={t('Address of the alerts')} tabIndex={-1} className="outline-none">
      <Banner
        tone="warning"
        title={t('Copy this address now. It is shown once.')}
        action={
          <Button size="sm" variant="quiet" onClick={onDone}>
            {t('I have copied it')}
          </Button>
        }
      >
        <div className="grid gap-3">
          <p>
            {t(
              'Whoever has it can place trades within the limits of this source. TradingView reaches it through a tunnel to this port that you run.',
            )}
          </p>
          <Copied label={t('Webhook address')} text={address} onCopy={() => void copy(address, t('Address copied'))} />
          <Copied
            label={t('Message of the alert')}
            text={alertTemplates.json}
            onCopy={() => void copy(alertTemplates.json, t('Message copied'))}
          />
          <p className="text-xs">
            {t('Or as plain text:')} <code className="font-mono wrap-anywhere">{alertTemplates.text}</code>
          </p>
        </div>
      </Banner>
    </section>
  )
}

function Copied({ label, text, onCopy }: { label: string; text: string; onCopy: () => void }) {
  return (
    <div className="grid gap-1">
      <p className="text-xs text-text-3">{label}</p>
      <div className="flex items-start gap-2.5">
        <code className="min-w-0 flex-1 rounded-md border border-line bg-bg p-2.5 font-mono text-xs wrap-anywhere text-text">
          {text}
        </code>
        <Button
          size="sm"
          icon={<Copy size={15} aria-hidden="true" />}
          aria-label={t('Copy: {label}', { label: label.toLowerCase() })}
          onClick={onCopy}
        >
          {t('Copy')}
        </Button>
      </div>
    </div>
  )
}
