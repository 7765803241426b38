import type { Indicator } from '../indicator.ts'
import { superTrendCatalogue } from './catalogue.ts'
import { type SuperTrendParameters, superTrendParameters, superTrendWarmUp } from './parameters.ts'
import { type SuperTrendBatch, superTrendBatch } from './super-trend-batch.ts'
import { createSuperTrendStream, type SuperTrendReading, type SuperTrendSnapshot } from './super-trend-stream.ts'

export { superTrendCatalogue } from './catalogue.ts'
export { superTrendDefaults, superTrendParameters, superTrendWarmUp, type SuperTrendParameters } from './parameters.ts'
export { superTrendBatch, type SuperTrendBatch } from './super-trend-batch.ts'
export { createSuperTrendStream, type SuperTrendReading, type SuperTrendSnapshot } from './super-trend-stream.ts'

export const superTrend: Indicator<SuperTrendParameters, SuperTrendReading, SuperTrendSnapshot, SuperTrendBatch> = {
  id: superTrendCatalogue.id,
  parameters: superTrendParameters,
  warmUp: superTrendWarmUp,
  batch: superTrendBatch,
  createStream: createSuperTrendStream,
}
