/** Zod-free, so that pages and tables name them. */
export const weekStarts = ['monday', 'sunday', 'saturday'] as const
export type WeekStart = (typeof weekStarts)[number]

export const densities = ['comfortable', 'compact'] as const
export type Density = (typeof densities)[number]

/** The preferences of a person who has chosen nothing. */
export const usualPreferences = {
  timeZone: null,
  weekStart: 'monday',
  sound: false,
  density: 'comfortable',
  language: 'en',
} as const
