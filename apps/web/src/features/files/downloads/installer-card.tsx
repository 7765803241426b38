import { brand } from '@stratomate/brand'
import { presentVersion } from '@stratomate/content/present-release'
import type { PackageBuild } from '@stratomate/contracts/files/schemas'
import { downloads } from '@stratomate/contracts/routes'
import { trialPlan } from '@stratomate/domain/billing/plans'
import { Banner } from '@stratomate/ui/banner'
import { Button } from '@stratomate/ui/button'
import { ButtonLink } from '@stratomate/ui/button-link'
import { Card, CardTitle } from '@stratomate/ui/card'
import { Skeleton } from '@stratomate/ui/skeleton'
import { Download, PackageOpen } from 'lucide-react'
import { FileFacts, formatBytes } from '#web/shared/format/file-facts.tsx'
import { LinkButton, TextLink } from '#web/shared/page/link-button.tsx'
import { type Installer, useInstaller } from './use-installer.ts'

/** The installer with what is known of it, or plainly that there is none yet. */
export function InstallerCard() {
  const installer = useInstaller()
  return (
    <Card as="section" aria-labelledby="installer-title">
      <div className="p-5 md:p-6">
        <CardTitle id="installer-title" className="flex items-center gap-2.5">
          <PackageOpen size={20} strokeWidth={1.75} aria-hidden="true" className="flex-none text-accent-text" />
          {brand.desktopName} for Windows
        </CardTitle>
        <div className="min-h-112 noscript:min-h-0 lg:min-h-80">
          <InstallerState installer={installer} />
        </div>
      </div>
      <div className="border-t border-line p-5 md:p-6">
        <h3 className="text-base leading-snug">System requirements</h3>
        <p className="mt-2 text-text-2">Windows 10 or higher, 8GB RAM (16GB recommended), 500MB disk, internet</p>
        <p className="mt-3 text-sm text-text-3">
          More than 5 charts need more: <TextLink to="/pricing">hardware for your charts</TextLink>.
        </p>
      </div>
    </Card>
  )
}

function InstallerState({ installer }: { installer: Installer }) {
  switch (installer.kind) {
    case 'loading':
      return <UnknownInstaller />
    case 'failed':
      return (
        <Banner
          tone="error"
          className="mt-4"
          title="The present version could not be read"
          action={
            <Button size="sm" onClick={installer.retry}>
              Try again
            </Button>
          }
        >
          The <DownloadAnchor>download itself</DownloadAnchor> may work nevertheless.
        </Banner>
      )
    case 'none':
      return (
        <>
          <BuildNote build={installer.build} />
          <NoInstaller />
        </>
      )
    case 'published':
      return (
        <>
          <p className="mt-3 mb-5 text-text-2">
            Free to download. To trade it needs the free trial or a plan.{' '}
            {packageLabels[installer.file.app ?? 'unknown']}
          </p>
          <BuildNote build={installer.build} />
          <ButtonLink
            href={installer.file.downloadUrl}
            variant="primary"
            size="lg"
            icon={<Download size={18} aria-hidden="true" />}
            className="max-sm:w-full"
          >
            Download ZIP, {formatBytes(installer.file.sizeBytes)}
          </ButtonLink>
          <div className="mt-6">
            <FileFacts file={installer.file} />
          </div>
        </>
      )
    default:
      return installer satisfies never
  }
}

const packageLabels = {
  setup: 'It holds a setup program that needs nothing else installed.',
  program: 'It holds a program that needs nothing else installed.',
  script: `This is the small package without a program for Windows: “Start ${brand.desktopName}” in it needs Node 24 from nodejs.org.`,
  unknown: 'Its README.txt says how it is started.',
} as const

/** How the package for Windows is coming along, while this service builds it. */
function BuildNote({ build }: { build: PackageBuild }) {
  if (build.state !== 'building') return null
  return (
    <Banner tone="note" className="mt-4 mb-5" title="The package for Windows is being built">
      {build.step === 0 ? 'It starts now.' : `Step ${build.step} of ${build.steps}: ${build.words}.`} It appears here
      when it is done, within a few minutes.
    </Banner>
  )
}

/** The built page: without script the file is a plain link. */
function UnknownInstaller() {
  return (
    <>
      <div className="mt-5 grid gap-3 noscript:hidden">
        <Skeleton className="h-12 w-52" />
        <Skeleton className="h-24" />
      </div>
      <p className="mt-4 hidden text-text-2 noscript:block">
        <DownloadAnchor>Download the ZIP file</DownloadAnchor>. With scripts switched on, its version, size and SHA-256
        are shown here.
      </p>
    </>
  )
}

function DownloadAnchor({ children }: { children: string }) {
  return (
    <a href={downloads.installer} rel="nofollow" className="underline underline-offset-3 hover:text-accent-text">
      {children}
    </a>
  )
}

function NoInstaller() {
  return (
    <>
      <p className="mt-3 text-md">No installer is published yet.</p>
      <p className="mt-2 text-text-2">
        Version {presentVersion} has no Windows setup here. It will appear here with its version, size and SHA-256;{' '}
        <TextLink to="/changelog">the changelog</TextLink> says when. Until then you can prepare everything around it:
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <LinkButton to="/how-to" variant="primary">
          Set up MetaTrader 5
        </LinkButton>
        <LinkButton to="/pricing">Look at the {trialPlan.days}-day trial</LinkButton>
      </div>
    </>
  )
}
