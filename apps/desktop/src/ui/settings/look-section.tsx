import type { WindowLook } from '@stratomate/contracts/desktop-window/state'
import { Segmented } from '@stratomate/ui/segmented'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useApp } from '../connection/use-app.ts'
import { LanguageChoice } from '../shown/language-choice.tsx'

const switchItems = [
  { value: 'off', label: 'Off' },
  { value: 'on', label: 'On' },
] as const

/** Theme, colours of rising and falling, sound. Directions always have their arrow and word too. */
export function LookSection() {
  const { state, link, say } = useApp()
  const { look } = state
  const change = async (next: Partial<WindowLook>) => {
    const reply = await link.act({ kind: 'change_look', ...look, ...next })
    if (!reply.ok) say(reply.message, 'problem')
  }
  const legendLook = 'w-32 text-sm font-medium'
  return (
    <div className="grid gap-6">
      <LanguageChoice legendClassName={legendLook} />
      <Segmented
        legend="Theme"
        legendClassName={legendLook}
        tone="quiet"
        items={[
          { value: 'dark', label: 'Dark' },
          { value: 'light', label: 'Light' },
          { value: 'system', label: 'As the system' },
        ]}
        selected={look.theme}
        onSelect={(theme) => void change({ theme })}
      />
      <Segmented
        legend="Candle colors"
        legendClassName={legendLook}
        tone="quiet"
        items={[
          { value: 'teal-orange', label: 'Teal / Orange' },
          { value: 'green-red', label: 'Green / Red' },
          { value: 'blue-yellow', label: 'Blue / Yellow' },
          { value: 'mono', label: 'Mono' },
        ]}
        selected={look.candles}
        onSelect={(candles) => void change({ candles })}
      />
      <p className="flex gap-5 text-sm font-medium">
        <span className="flex items-center gap-1 text-up">
          <ArrowUp size={15} aria-hidden="true" /> Buy
        </span>
        <span className="flex items-center gap-1 text-down">
          <ArrowDown size={15} aria-hidden="true" /> Sell
        </span>
      </p>
      <Segmented
        legend="Sound"
        legendClassName={legendLook}
        tone="quiet"
        items={switchItems}
        selected={look.sound}
        onSelect={(sound) => void change({ sound })}
      />
      <p className="text-sm text-text-2">
        A short tone when a trade opens and when it ends, the same for wins and losses.
      </p>
      <Segmented
        legend="Notifications"
        legendClassName={legendLook}
        tone="quiet"
        items={switchItems}
        selected={look.notifications}
        onSelect={(notifications) => void change({ notifications })}
      />
      <p className="text-sm text-text-2">
        Many refused signals, a limit, silence of MetaTrader 5 or the broker, and a version that is ready. Windows shows
        them where the icon beside the clock is on; elsewhere this window plays a tone and counts them in its title.
      </p>
    </div>
  )
}
