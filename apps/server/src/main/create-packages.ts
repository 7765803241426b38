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
  /** Publishes what was built, and makes the published package lead to this service. */
  publish: (dependencies: HttpDependencies) => Promise<void>
  /** Builds the package for Windows while the service runs, where the settings ask for it. */
  build: (dependencies: HttpDependencies) => void
  stop: () => Promise<void>
}

type Outside = { settings: Pick<Settings, 'desktopBuild'>; outside: ServiceOutside; log: FastifyBaseLogger }

export function createPackages({ settings: { desktopBuild }, outside, log }: Outside): Packages {
  let running = noBuild
  const publish = async (dependencies: HttpDependencies): Promise<void> => {
    const publisher = {
      store: dependencies.files,
      service: { origin: dependencies.origin, keys: dependencies.signer.publicKeys() },
    }
    if (outside.packagesFolder !== null)
      await publishBuilt(systemContext(dependencies), publisher, outside.packagesFolder)
    await stampAgain(systemContext(dependencies), publisher)
  }
  return {
    view: () => running.view(),
    publish,
    build: (dependencies) => {
      if (desktopBuild === null) return
      const { args, ...plan } = outside.desktopBuild
      const signed = { ...plan, args: [...args, ...desktopBuild.signing] }
      running = startDesktopBuild(signed, { log, publish: () => publish(dependencies) })
    },
    stop: () => running.stop(),
  }
}
