import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import {
  AddonDetailsInput,
  AddonView,
  FileVersion,
  FileVersionsQuery,
  InstallerAnswer,
  UploadAnswer,
  UploadedAddon,
} from './schemas.ts'
import { IndicatorView } from '../indicators/schemas.ts'
import { routes } from '../routes.ts'
import { Id, pageOf, shortName } from '../values.ts'

const uploadErrors = [
  'signed_out',
  'forbidden',
  'second_factor_needed',
  'sign_in_again',
  'invalid_input',
  'malformed_request',
  'payload_too_large',
  'unsupported_media_type',
  'archive_refused',
  'storage_full',
] as const
const adminErrors = ['signed_out', 'forbidden', 'second_factor_needed'] as const

export const fileEndpoints = {
  readInstaller: endpoint({
    route: routes.readInstaller,
    summary: 'The published desktop installer and pack of indicators with version, size and SHA-256, or null.',
    access: 'public',
    output: InstallerAnswer,
    errors: [],
  }),
  listIndicators: endpoint({
    route: routes.listIndicators,
    summary: 'The indicators of the library: what each looks at, when it fits, its settings and its installation.',
    access: 'public',
    output: z.object({ items: z.array(IndicatorView) }),
    errors: [],
  }),
  listAddons: endpoint({
    route: routes.listAddons,
    summary: 'The add-ons of PRO with version, size and SHA-256.',
    access: 'public',
    output: z.object({ items: z.array(AddonView) }),
    errors: [],
  }),
  uploadInstaller: endpoint({
    route: routes.uploadInstaller,
    summary: 'Publish a new desktop installer: multipart with the file, and type "main" or nothing. Admins only.',
    access: 'member',
    output: UploadAnswer,
    errors: uploadErrors,
  }),
  uploadIndicator: endpoint({
    route: routes.uploadIndicator,
    summary: 'Publish a version of an add-on: multipart with file, type "indicator" and name. Admins only.',
    access: 'member',
    output: UploadAnswer,
    errors: uploadErrors,
  }),
  listFileVersions: endpoint({
    route: routes.listFileVersions,
    summary: 'Every stored version of every file, newest first. Admins only.',
    access: 'member',
    query: FileVersionsQuery,
    output: pageOf(FileVersion),
    errors: [...adminErrors, 'invalid_input'],
  }),
  publishFileVersion: endpoint({
    route: routes.publishFileVersion,
    summary: 'Publish a stored version, also an earlier one. Admins only.',
    access: 'member',
    params: z.object({ id: Id }),
    output: FileVersion,
    errors: [...adminErrors, 'sign_in_again', 'not_found'],
  }),
  listUploadedAddons: endpoint({
    route: routes.listUploadedAddons,
    summary: 'Add-ons that came by upload, with drafts. Admins only.',
    access: 'member',
    output: z.object({ items: z.array(UploadedAddon) }),
    errors: adminErrors,
  }),
  describeAddon: endpoint({
    route: routes.describeAddon,
    summary: 'Describe an uploaded add-on and list it or take it off the list. Admins only.',
    access: 'member',
    params: z.object({ name: shortName(64) }),
    body: AddonDetailsInput,
    output: UploadedAddon,
    errors: [...adminErrors, 'sign_in_again', 'invalid_input', 'not_found'],
  }),
} as const
