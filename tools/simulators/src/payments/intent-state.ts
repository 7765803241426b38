import { ProviderError } from './provider-error.ts'
import type { PaymentIntentObject, SetupIntentObject } from './provider-objects.ts'

type AnyIntent = PaymentIntentObject | SetupIntentObject

/** Nothing can be entered or cancelled any more. */
export function isClosed({ status }: AnyIntent): boolean {
  return status === 'succeeded' || status === 'canceled' || status === 'processing'
}

export function unexpectedState({ object, status }: AnyIntent): ProviderError {
  const message = `This ${object} could not be used: its status is ${status}.`
  return new ProviderError(400, message, { code: `${object}_unexpected_state` })
}
