import { desktopAudience, tokenIssuer } from '@stratomate/contracts'
import { UpdateClaims } from '@stratomate/contracts/desktop/update'
import type { Ctx } from '../context.ts'
import type { TokenSigner } from '../ports.ts'
import { fixedNames } from './file-names.ts'
import type { FileStore } from './ports.ts'
import { selectPublished } from './queries.ts'
import { readStamp } from './stamp-package.ts'

/**
 * The signed description of the published package, for apps that are installed already. Null while none is published,
 * and for one whose version an app cannot compare.
 */
export async function readUpdate(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  signer: Pick<TokenSigner, 'signUpdate'>,
  store: FileStore,
): Promise<string | null> {
  const published = await selectPublished(db, { kind: 'installer', name: fixedNames.installer })
  if (published === null) return null
  const { version, sizeBytes, sha256, app } = published
  const stamp = await readStamp(store, published)
  const claims = UpdateClaims.safeParse({
    iss: tokenIssuer,
    aud: desktopAudience,
    iat: Math.floor(now().getTime() / 1_000),
    version,
    sizeBytes,
    sha256,
    app,
    package: stamp?.package ?? sha256,
  })
  return claims.success ? signer.signUpdate(claims.data) : null
}
