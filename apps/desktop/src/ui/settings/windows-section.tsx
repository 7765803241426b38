import type { WindowComputer } from '@stratomate/contracts/desktop-window/state'
import { Segmented } from '@stratomate/ui/segmented'
import { useAct, useApp } from '../connection/use-app.ts'

const choices = [
  { value: 'on', label: 'On' },
  { value: 'off', label: 'Off' },
] as const
const legendLook = 'w-44 text-sm font-medium'

/** What the app does with Windows itself. */
export function WindowsSection() {
  const { computer } = useApp().state
  return computer === null ? null : <Switches computer={computer} />
}

function Switches({ computer }: { computer: WindowComputer }) {
  const act = useAct()
  const { trayIcon, isTrayGone, startsWithWindows } = computer
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <Segmented
          legend="Icon beside the clock"
          legendClassName={legendLook}
          tone="quiet"
          items={[...choices]}
          selected={trayIcon}
          onSelect={(wish) => void act({ kind: 'change_computer', trayIcon: wish })}
        />
        <p className="text-sm text-text-2">
          {isTrayGone
            ? 'The icon cannot be shown on this computer. Everything else works without it.'
            : 'It says whether trading runs, opens this window, and stops trading or quits.'}
        </p>
      </div>
      <div className="grid gap-2">
        <Segmented
          legend="Start with Windows"
          legendClassName={legendLook}
          tone="quiet"
          items={[...choices]}
          selected={startsWithWindows === 'on' ? 'on' : 'off'}
          onSelect={(wish) => void act({ kind: 'change_computer', startsWithWindows: wish })}
        />
        <p className="text-sm text-text-2">
          {startsWithWindows === 'unknown'
            ? 'Windows does not say whether it starts the app.'
            : 'The app opens when you sign in to Windows. Trading begins stopped, as at every start.'}
        </p>
      </div>
    </div>
  )
}
