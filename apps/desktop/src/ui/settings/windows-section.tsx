import type { WindowComputer } from '@stratomate/contracts/desktop-window/state'
import { Segmented } from '@stratomate/ui/segmented'
import { useAct, useApp } from '../connection/use-app.ts'
import { t } from '../language/t.ts'

const legendLook = 'w-44 text-sm font-medium'

/** What the app does with Windows itself. */
export function WindowsSection() {
  const { computer } = useApp().state
  return computer === null ? null : <Switches computer={computer} />
}

function Switches({ computer }: { computer: WindowComputer }) {
  const act = useAct()
  const { trayIcon, isTrayGone, startsWithWindows } = computer
  const choices = [
    { value: 'on', label: t('On') },
    { value: 'off', label: t('Off') },
  ] as const
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <Segmented
          legend={t('Icon beside the clock')}
          legendClassName={legendLook}
          tone="quiet"
          items={choices}
          selected={trayIcon}
          onSelect={(wish) => void act({ kind: 'change_computer', trayIcon: wish })}
        />
        <p className="text-sm text-text-2">
          {isTrayGone
            ? t('The icon cannot be shown on this computer. Everything else works without it.')
            : t('It says whether trading runs, opens this window, and stops trading or quits.')}
        </p>
      </div>
      <div className="grid gap-2">
        <Segmented
          legend={t('Start with Windows')}
          legendClassName={legendLook}
          tone="quiet"
          items={choices}
          selected={startsWithWindows === 'on' ? 'on' : 'off'}
          onSelect={(wish) => void act({ kind: 'change_computer', startsWithWindows: wish })}
        />
        <p className="text-sm text-text-2">
          {startsWithWindows === 'unknown'
            ? t('Windows does not say whether it starts the app.')
            : t('The app opens when you sign in to Windows. Trading begins stopped, as at every start.')}
        </p>
      </div>
    </div>
  )
}
