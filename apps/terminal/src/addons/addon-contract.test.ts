import { describeContract } from '@stratomate/indicators/testing/describe-contract'
import { baselineOscillator } from './baseline-oscillator.ts'
import { binaryEagle } from './binary-eagle.ts'

// Add-ons that are a rule of the engine. The others are programs for the terminal alone and are compared there.
for (const indicator of [binaryEagle, baselineOscillator]) describeContract(indicator)
