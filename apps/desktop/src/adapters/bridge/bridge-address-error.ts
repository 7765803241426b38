/** The address of the bridge cannot be opened or written; the message says why and what to do. */
export class BridgeAddressError extends Error {
  override readonly name = 'BridgeAddressError'
}
