import { brand } from '@stratomate/brand'
import { presentVersion } from '@stratomate/content/present-release'
import type { PackageBuild } from '@stratomate/contracts/files/schemas'
import { downloads } from '@stratomate/contracts/routes'
import { trialPlan } from '@stratomate/domain/billing/plans'
import { Banner } from '@stratomate/ui/banner'
import { Button } from '@stratomate/ui/button'
import { ButtonLink } from '@stratomate/ui/button-link'
import { Card } from '@stratomate/ui/card'
import { MeterBar } from '@stratomate/ui/meter-bar'
import { CopyButton } from '@stratomate/ui/forms/copy-button'
import { Skeleton } from '@stratomate/ui/skeleton'
import { clsx } from 'clsx'
import { Download } from 'lucide-react'
import { FoldMark } from '#web/shared/content/disclosure.tsx'
import { formatBytes } from '#web/shared/format/format-bytes.ts'
import { formatIsoDate } from '#web/shared/format/format-time.ts'
import { LinkButton, TextLink } from '#web/shared/page/link-button.tsx'
import { t, TextWithMarks } from '#web/shared/language/t.ts'
import { type Installer, useInstaller } from './use-installer.ts'

/** The installer with its facts, or a plain note that there is none yet. */
export function InstallerCard() {
  const installer = useInstaller()
  return (
    <Card as="section" aria-labelledby="installer-title">
      <div className="p-5 md:p-6">
        <h2 id="installer-title" className="text-lg md:text-plan">
          {t('{app} for Windows', { app: brand.desktopName })}
        </h2>
        <p className="mt-1.5 text-text-2">{t('Free to download. To trade it needs the free trial or a plan.')}</p>
        <div className="min-h-54 noscript:min-h-0">
          <InstallerState installer={installer} />
        </div>
      </div>
      <div className="border-t border-line p-5 md:p-6">
        <h3 className="text-base leading-snug">{t('System requirements')}</h3>
        <p className="mt-2 text-text-2">
          {t('Windows 10 or higher, 8GB RAM (16GB recommended), 500MB disk, internet')}
        </p>
        <p className="mt-2 text-sm text-text-2">
          <TextWithMarks
            text="More than 5 charts need more: <pricing>hardware for your charts</pricing>."
            marks={{ pricing: (words) => <TextLink to="/pricing">{words}</TextLink> }}
          />{' '}
          {t('On macOS, Linux and phones the dashboard opens in any browser.')}
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
          title={t('The present version could not be read')}
          action={
            <Button size="sm" onClick={installer.retry}>
              {t('Try again')}
            </Button>
          }
        >
          <TextWithMarks
            text="The <file>download itself</file> may work nevertheless."
            marks={{ file: (words) => <DownloadAnchor>{words}</DownloadAnchor> }}
          />
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
      return <PublishedInstaller file={installer.file} build={installer.build} />
    default:
      return installer satisfies never
  }
}

type PublishedProps = Pick<Extract<Installer, { kind: 'published' }>, 'file' | 'build'>

function PublishedInstaller({ file, build }: PublishedProps) {
  // The setup program comes first; the small package is for people who want to begin at once.
  const isComing = build.state === 'building' && file.app === 'script'
  return (
    <>
      <BuildNote build={build} />
      <ButtonLink
        href={file.downloadUrl}
        variant={isComing ? 'secondary' : 'primary'}
        size="lg"
        icon={<Download size={18} aria-hidden="true" />}
        className={clsx('mt-5 w-full', beneathTheLink)}
      >
        {t('Download ZIP')}
      </ButtonLink>
      <p className="mt-3 text-sm text-text-2">{t(packageLabels[file.app ?? 'unknown'])}</p>
      <FileFacts file={file} />
    </>
  )
}

/** A phone cannot run the app, so the link to this page leads on there (`OtherSystemNote`), and not the file. */
const beneathTheLink = 'max-md:border-line-strong max-md:bg-transparent max-md:text-text max-md:hover:bg-s2'

/** What is downloaded, in one line; its hash is folded, because few compare it. */
function FileFacts({ file: { version, sizeBytes, releasedOn, sha256 } }: Pick<PublishedProps, 'file'>) {
  const facts = [
    { term: t('Version'), value: version },
    { term: t('Size'), value: formatBytes(sizeBytes) },
    { term: t('Released'), value: formatIsoDate(releasedOn) },
  ]
  return (
    <>
      <dl className="file-columns mt-5 grid gap-4 border-t border-line pt-4 text-sm">
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt className="text-xs text-text-3">{term}</dt>
            <dd className="mt-0.5 font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <details className="mt-3 text-sm text-text-2">
        <summary className="flex w-fit cursor-pointer list-none items-center gap-2 py-1 hover:text-text">
          <FoldMark size={16} />
          {t('Check the file by its SHA-256')}
        </summary>
        <p className="mt-1 mb-2.5 font-mono text-xs leading-normal break-all">{sha256}</p>
        <CopyButton text={sha256} label={t('Copy SHA-256')} />
      </details>
    </>
  )
}

const packageLabels = {
  setup: 'Extract the ZIP and run the setup program in it. Nothing else has to be installed.',
  program: 'Extract the ZIP and start the program in it. Nothing else has to be installed.',
  script: 'It runs on Node 24, which the first step installs.',
  unknown: 'Its README.txt says how it is started.',
} as const

/** The progress of the package for Windows, while this service builds it. */
function BuildNote({ build }: { build: PackageBuild }) {
  if (build.state !== 'building') return null
  return (
    <div className="mt-4 rounded-md border border-line-strong p-4">
      <p className="font-semibold">{t('The setup program for Windows is being built')}</p>
      <p className="mt-1 text-sm text-text-2">
        {t('It needs nothing else installed. It appears here when it is done, within a few minutes.')}
      </p>
      <MeterBar
        className="mt-3"
        parts={[{ key: 'done', share: build.steps === 0 ? 0 : build.step / build.steps, tone: 'signal' }]}
      />
      <p className="mt-2 text-xs text-text-3 tabular-nums">
        {build.step === 0
          ? t('It starts now.')
          : t('Step {step} of {steps}: {words}.', { step: build.step, steps: build.steps, words: build.words })}
      </p>
    </div>
  )
}

/** The built page: without script the file is a plain link. */
function UnknownInstaller() {
  return (
    <>
      <div className="mt-5 grid gap-3 noscript:hidden">
        <Skeleton className="h-12" />
        <Skeleton className="h-24" />
      </div>
      <p className="mt-4 hidden text-text-2 noscript:block">
        <TextWithMarks
          text="<file>Download the ZIP file</file>. With scripts switched on, its version, size and SHA-256 are shown here."
          marks={{ file: (words) => <DownloadAnchor>{words}</DownloadAnchor> }}
        />
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
      <p className="mt-3 text-md">{t('No installer is published yet.')}</p>
      <p className="mt-2 text-text-2">
        <TextWithMarks
          text="Version {version} has no Windows setup here. It will appear here with its version, size and SHA-256; <changes>the changelog</changes> says when. Until then you can prepare everything around it:"
          slots={{ version: presentVersion }}
          marks={{ changes: (words) => <TextLink to="/changelog">{words}</TextLink> }}
        />
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <LinkButton to="/how-to" variant="primary">
          {t('Set up MetaTrader 5')}
        </LinkButton>
        <LinkButton to="/pricing">{t('Look at the {days}-day trial', { days: trialPlan.days })}</LinkButton>
      </div>
    </>
  )
}
