import { Button } from '@stratomate/ui/button'
import { Checkbox } from '@stratomate/ui/checkbox'
import { Dialog } from '@stratomate/ui/dialog'
import { chartKeyLabels } from '#web/shared/format/chart-key-labels.ts'
import { useShortcuts } from '#web/shared/page/shortcuts-setting.ts'
import { t } from '#web/shared/language/t.ts'
import { shortcuts } from './shortcuts.ts'

export function ShortcutList({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [state, switchTo] = useShortcuts()
  const isOn = state !== 'off'
  return (
    <Dialog isOpen={isOpen} title={t('Keyboard shortcuts')} onClose={onClose}>
      <dl className="mt-5">
        <ShortcutRow keys={[t('Ctrl or ⌘'), 'k']} does={t('Open the command palette')} />
        {shortcuts.map(({ keys, does }) => (
          <ShortcutRow key={does} keys={keys} does={t(does)} />
        ))}
      </dl>
      <h3 className="mt-5 text-sm font-semibold">{t('Among the charts of the dashboard')}</h3>
      <dl className="mt-2">
        {chartKeyLabels.map(({ keys, does }) => (
          <ShortcutRow key={does} keys={[t(keys)]} does={t(does)} />
        ))}
      </dl>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
        <Checkbox checked={isOn} onChange={() => switchTo(isOn ? 'off' : 'on')} label={t('Shortcuts are on')} />
        <Button onClick={onClose}>{t('Close')}</Button>
      </div>
    </Dialog>
  )
}

function ShortcutRow({ keys, does }: { keys: readonly string[]; does: string }) {
  return (
    <div className="flex items-center justify-between gap-4 border-t border-line py-2">
      <dt className="text-text-2">{does}</dt>
      <dd className="flex flex-none gap-1.5">
        {keys.map((key) => (
          <kbd
            key={key}
            className="min-w-7 rounded-xs border border-line-strong px-1.5 py-0.5 text-center font-mono text-sm"
          >
            {key}
          </kbd>
        ))}
      </dd>
    </div>
  )
}
