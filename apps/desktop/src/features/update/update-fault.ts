/** Why a package is refused, in words for people. Nothing of it was installed. */
export class UpdateFault extends Error {
  override readonly name = 'UpdateFault'
}
