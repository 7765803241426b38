import { rm } from 'node:fs/promises'
import type { UploadAnswer, UploadKind } from '@stratomate/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#server/features/app-error.ts'
import type { Ctx } from '#server/features/context.ts'
import { describeAddon, listUploadedAddons } from '#server/features/files/describe-addon.ts'
import { listAddons, readInstaller } from '#server/features/files/list-downloads.ts'
import { listFileVersions, publishFileVersion } from '#server/features/files/manage-versions.ts'
import { allowUpload, publishUpload } from '#server/features/files/publish-upload.ts'
import { listIndicators } from '#server/features/indicators/list-indicators.ts'
import type { Publisher } from '#server/features/files/stamp-package.ts'
import { allowSlowBody } from '../guards/body-watch.ts'
import type { HttpDependencies } from '../http-dependencies.ts'
import { createProvedLimit } from '../guards/rate-limits.ts'
import { receiveUpload, refuseTooLarge, registerMultipart } from './receive-upload.ts'
import { contextOf, readMember } from '../request-context.ts'
import { endpointServer } from '../serve-endpoint.ts'

type Upload = { ctx: Ctx; request: FastifyRequest; kind: UploadKind }

/** What can be downloaded, described for pages. */
export function registerFiles(app: FastifyInstance, dependencies: HttpDependencies): void {
  const serve = endpointServer(app, dependencies)
  serve('readInstaller', ({ ctx }) => readInstaller(ctx, dependencies.packageBuild()))
  serve('listIndicators', async () => ({ items: listIndicators() }))
  serve('listAddons', async ({ ctx }) => ({ items: await listAddons(ctx) }))
  serve('listFileVersions', ({ ctx, query }) => listFileVersions(ctx, query))
  serve('publishFileVersion', ({ ctx, params }) => publishFileVersion(ctx, params.id))
  serve('listUploadedAddons', async ({ ctx }) => ({ items: await listUploadedAddons(ctx) }))
  serve('describeAddon', ({ ctx, params, body }) => describeAddon(ctx, params.name, body))
}

/**
 * Uploads, as a separate plugin: nothing else of the service accepts forms with files. The sender is checked before a
 * byte is read.
 */
export async function registerUploads(app: FastifyInstance, dependencies: HttpDependencies): Promise<void> {
  await registerMultipart(app)
  const limit = createProvedLimit(app)
  app.addHook('preParsing', async (request, _reply, payload) => {
    const actor = await readMember(dependencies, request)
    await limit('uploads', { request, actor })
    allowUpload(contextOf(dependencies, request, actor))
    refuseTooLarge(request)
    if (!dependencies.canStoreFiles()) throw new AppError('storage_full')
    allowSlowBody(request.raw)
    return payload
  })
  const serve = endpointServer(app, dependencies)
  serve('uploadInstaller', (call) => upload(dependencies, { ...call, kind: 'main' }))
  serve('uploadIndicator', (call) => upload(dependencies, { ...call, kind: 'indicator' }))
}

/** Whatever happens, no part of the file stays outside the store. */
async function upload(dependencies: HttpDependencies, { ctx, request, kind }: Upload): Promise<UploadAnswer> {
  const path = dependencies.files.temporaryPath()
  try {
    return await publishUpload(ctx, publisherOf(dependencies), await receiveUpload(request, kind, path))
  } finally {
    await rm(path, { force: true })
  }
}

function publisherOf({ files, origin, signer }: HttpDependencies): Publisher {
  return { store: files, service: { origin, keys: signer.publicKeys() } }
}
