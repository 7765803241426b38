import type { TranslatedText } from '@stratomate/content/languages/translated-text'
import { Segmented } from '@stratomate/ui/segmented'
import { Monitor, Moon, Sun } from 'lucide-react'
import { looks, type ThemeChoice, useTheme } from '#web/shared/page/theme.ts'
import { t } from '#web/shared/language/t.ts'

const choices = [
  { value: 'system', label: 'System', Icon: Monitor },
  { value: 'dark', label: 'Dark', Icon: Moon },
  { value: 'light', label: 'Light', Icon: Sun },
] as const satisfies { value: ThemeChoice; label: TranslatedText; Icon: typeof Sun }[]

export function ThemeSwitch() {
  const [theme, choose] = useTheme()
  return (
    <Segmented
      legend={t('Theme')}
      tone="quiet"
      selected={theme}
      onSelect={choose}
      inputAttributes={looks.theme}
      items={choices.map(({ value, label, Icon }) => ({
        value,
        label: (
          <>
            <Icon size={16} aria-hidden="true" />
            {t(label)}
          </>
        ),
      }))}
    />
  )
}
