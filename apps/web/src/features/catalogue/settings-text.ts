import type { IndicatorFacts } from '@stratomate/indicators/catalogue/indicator-facts'

/** The settings as lines of text, for a note or a post: `Fast = 5`. */
export function settingsText({ name, recommendedSettings }: IndicatorFacts): string {
  return [name, ...recommendedSettings.map(({ parameter, value }) => `${parameter} = ${value}`)].join('\n')
}
