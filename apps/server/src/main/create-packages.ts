import type { PackageBuild } from '@stratomate/contracts'
import type { FastifyBaseLogger } from 'fastify'
import { publishBuilt } from '#server/features/files/publish-built.ts'
import { stampAgain } from '#server/features/files/stamp-again.ts'
import type { HttpDependencies } from '#server/http/http-dependencies.ts'
import { noBuild, startDesktopBuild } from './build-desktop.ts'
import type { Settings } from './settings.ts'
import { systemContext } from '../http/request-context.ts'
import type { ServiceOutside } from './service-outside.ts'

/** What people download, from the build of the repository. */
export type Packages = {
  view: () => PackageBuild
  /** Publishes what was built, and lets the package that people get lead to this service. */
  publish: (parts: HttpDependencies) => Promise<void>
  /** Builds the package for Windows beside the open service, where the settings ask for it. */
  build: (parts: HttpDependencies) => void
  stop: () => Promise<void>
}

type Outside = { settings: Pick<Settings, 'desktopBuild'>; outside: ServiceOutside; log: FastifyBaseLogger }

export function createPackages({ settings: { desktopBuild }, outside, log }: Outside): Packages {
  let running = noBuild
  const publish = async (parts: HttpDependencies): Promise<void> => {
    const publisher = { store: parts.files, service: { origin: parts.origin, keys: parts.signer.publicKeys() } }
    if (outside.packagesFolder !== null) await publishBuilt(systemContext(parts), publisher, outside.packagesFolder)
    await stampAgain(systemContext(parts), publisher)
  }
  return {
    view: () => running.view(),
    publish,
    build: (parts) => {
      if (desktopBuild === null) return
      const { args, ...plan } = outside.desktopBuild
      const signed = { ...plan, args: [...args, ...desktopBuild.signing] }
      running = startDesktopBuild(signed, { log, publish: () => publish(parts) })
    },
    stop: () => running.stop(),
  }
}
