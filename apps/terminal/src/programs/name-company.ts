import { brand } from '@stratomate/brand'

/** Programs that are written by hand, inside the MQL5 folder; only their company and address follow from the brand. */
export const writtenByHand: readonly string[] = [
  'Experts/Stratomate/Stratomate.mq5',
  'Indicators/Stratomate/Multi-Currency Scanner.mq5',
  'Scripts/Stratomate/StratomateExport.mq5',
]

/** The source of a program with the company and address of the brand. */
export function nameCompany(source: string): string {
  return source
    .replace(/^#property copyright ".*"$/mu, `#property copyright "${brand.company}"`)
    .replace(/^#property link ".*"$/mu, `#property link "${brand.website}"`)
}
