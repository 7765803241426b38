import type { AddonView, InstallerAnswer, PackageBuild } from '@stratomate/contracts'
import { addons } from '@stratomate/domain/files/addons'
import type { Ctx } from '../context.ts'
import { downloadPathOf, fixedNames } from './file-names.ts'
import { publishedView } from './publish-upload.ts'
import {
  type AddonDetailsRow,
  type PublishedRow,
  selectAddonDetails,
  selectPublished,
  selectPublishedAddons,
} from './queries.ts'

/** The installer and the pack of indicators that people get now; null where nothing is published. */
export async function readInstaller({ db }: Pick<Ctx, 'db'>, build: PackageBuild): Promise<InstallerAnswer> {
  const installer = await selectPublished(db, { kind: 'installer', name: fixedNames.installer })
  const indicators = await selectPublished(db, { kind: 'indicators', name: fixedNames.indicators })
  return {
    installer: installer === null ? null : { ...publishedView(installer), ...appFacts(installer) },
    indicators: indicators === null ? null : publishedView(indicators),
    build,
  }
}

/** Files of earlier releases say only whether a program is in them. */
function appFacts({ holdsProgram, app, isSigned }: PublishedRow) {
  return { holdsProgram, app: app ?? (holdsProgram ? ('program' as const) : null), isSigned }
}

/** The add-ons of the plan file, then the uploaded ones that were listed. */
export async function listAddons({ db }: Pick<Ctx, 'db'>): Promise<AddonView[]> {
  const published = await selectPublishedAddons(db)
  const details = await selectAddonDetails(db)
  const ours = addons.map((addon): AddonView => {
    const file = published.find(({ name }) => downloadPathOf('addon', name) === addon.downloadUrl)
    const measured = { fileSize: file?.sizeBytes ?? null, sha256: file?.sha256 ?? null }
    const dated = file === undefined ? {} : { version: file.version, releaseDate: file.releasedOn }
    return { ...addon, ...measured, ...dated }
  })
  const uploaded = published.flatMap((file) => {
    const described = details.find(({ name, listedAt }) => name === file.name && listedAt !== null)
    return described === undefined ? [] : [uploadedView(file, described)]
  })
  return [...ours, ...uploaded]
}

function uploadedView(file: PublishedRow, { title, description, category }: AddonDetailsRow): AddonView {
  return {
    id: file.name.toLowerCase().replaceAll(/[._]+/gu, '-'),
    name: title,
    description,
    version: file.version,
    fileSize: file.sizeBytes,
    sha256: file.sha256,
    downloadUrl: downloadPathOf('addon', file.name),
    category,
    releaseDate: file.releasedOn,
    requiresSubscription: true,
  }
}
