import { Segmented } from '@stratomate/ui/segmented'
import { layoutChoices, type LayoutChoice } from './chart-layout.ts'

type ChartLayoutSwitchProps = { choice: LayoutChoice; onChoose: (choice: LayoutChoice) => void }

/** Chooses how many charts are shown side by side. */
export function ChartLayoutSwitch({ choice, onChoose }: ChartLayoutSwitchProps) {
  return (
    <Segmented
      legend="Charts at once"
      legendClassName="text-sm text-text-2 leading-9"
      tone="quiet"
      selected={choice}
      onSelect={onChoose}
      items={layoutChoices.map((value) => ({ value, label: value === 'fit' ? 'Fit' : value }))}
    />
  )
}
