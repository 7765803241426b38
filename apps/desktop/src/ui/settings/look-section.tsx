import type { WindowLook } from '@stratomate/contracts/desktop-window/state'
import { Segmented } from '@stratomate/ui/segmented'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useApp } from '../connection/use-app.ts'
import { LanguageChoice } from '../shown/language-choice.tsx'
import { t } from '../language/t.ts'
import { saidInLanguage } from '@stratomate/ui/language/said-in-language'

function switchItems() {
  return [
    { value: 'off', label: t('Off') },
    { value: 'on', label: t('On') },
  ] as const
}

/** Theme, colours of rising and falling, sound. Directions always have an arrow and a word too. */
export function LookSection() {
  const { state, link, say } = useApp()
  const { look } = state
  const change = async (next: Partial<WindowLook>) => {
    const reply = await link.act({ kind: 'change_look', ...look, ...next })
    if (!reply.ok) say(saidInLanguage(reply.message), 'problem')
  }
  const legendLook = 'w-32 text-sm font-medium'
  return (
    <div className="grid gap-6">
      <LanguageChoice legendClassName={legendLook} />
      <Segmented
        legend={t('Theme')}
        legendClassName={legendLook}
        tone="quiet"
        items={[
          { value: 'dark', label: t('Dark') },
          { value: 'light', label: t('Light') },
          { value: 'system', label: t('As the system') },
        ]}
        selected={look.theme}
        onSelect={(theme) => void change({ theme })}
      />
      <Segmented
        legend={t('Candle colors')}
        legendClassName={legendLook}
        tone="quiet"
        items={[
          { value: 'teal-orange', label: t('Teal / Orange') },
          { value: 'green-red', label: t('Green / Red') },
          { value: 'blue-yellow', label: t('Blue / Yellow') },
          { value: 'mono', label: t('Mono') },
        ]}
        selected={look.candles}
        onSelect={(candles) => void change({ candles })}
      />
      <Directions />
      <Segmented
        legend={t('Sound')}
        legendClassName={legendLook}
        tone="quiet"
        items={switchItems()}
        selected={look.sound}
        onSelect={(sound) => void change({ sound })}
      />
      <p className="text-sm text-text-2">
        {t('A short tone when a trade opens and when it ends, the same for wins and losses.')}
      </p>
      <Segmented
        legend={t('Notifications')}
        legendClassName={legendLook}
        tone="quiet"
        items={switchItems()}
        selected={look.notifications}
        onSelect={(notifications) => void change({ notifications })}
      />
      <p className="text-sm text-text-2">
        {t(
          'Many refused signals, a limit, silence of MetaTrader 5 or the broker, and a version that is ready. Windows shows them where the icon beside the clock is on; elsewhere this window plays a tone and counts them in its title.',
        )}
      </p>
    </div>
  )
}

/** Both directions in the chosen colours. */
function Directions() {
  return (
    <p className="flex gap-5 text-sm font-medium">
      <span className="flex items-center gap-1 text-up">
        <ArrowUp size={15} aria-hidden="true" /> {t('Buy')}
      </span>
      <span className="flex items-center gap-1 text-down">
        <ArrowDown size={15} aria-hidden="true" /> {t('Sell')}
      </span>
    </p>
  )
}
