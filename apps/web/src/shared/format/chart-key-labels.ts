/**
 * What each key of the dashboard's charts does, in words: listed beside the charts and among the shortcuts of the site.
 */
export const chartKeyLabels = [
  { keys: '1 to 9, 0', does: 'Go to a chart' },
  { keys: 'Arrows', does: 'Move between charts' },
  { keys: 'Enter', does: 'Enlarge the chart' },
  { keys: 'Esc', does: 'Show all charts again' },
  { keys: '+ and −', does: 'More or fewer charts' },
  { keys: 'f', does: 'Add to favorites, or remove' },
  { keys: 'p', does: 'Pause trading (paused: go to Resume)' },
] as const
