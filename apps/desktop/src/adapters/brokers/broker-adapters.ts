import type { BrokerId } from '@stratomate/contracts'
import type { AdapterOf } from './broker-adapter.ts'
import { derivAdapter } from './deriv/deriv-adapter.ts'
import { paperAdapter } from './paper/paper-adapter.ts'
import { pocketOptionAdapter } from './pocket-option/pocket-option-adapter.ts'

/** How the app reaches each broker of the registry. */
export const brokerAdapters: { readonly [Id in BrokerId]: AdapterOf<Id> } = {
  paper: paperAdapter,
  'pocket-option': pocketOptionAdapter,
  deriv: derivAdapter,
}
