export * from './candle.ts'
export * from './indicator.ts'
export * from './super-trend/index.ts'
