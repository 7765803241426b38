import type { AddonView } from '@stratomate/contracts/files/schemas'
import { Banner } from '@stratomate/ui/banner'
import { Button } from '@stratomate/ui/button'
import { Spinner } from '@stratomate/ui/skeleton'
import { ButtonLink } from '@stratomate/ui/button-link'
import { Download, Lock } from 'lucide-react'
import { ChoiceList } from '#web/shared/forms/choice-list.tsx'
import { CopyButton } from '@stratomate/ui/forms/copy-button'
import { formatIsoDate } from '#web/shared/format/format-time.ts'
import { EmptyList } from '#web/shared/page/empty-list.tsx'
import { formatBytes } from '#web/shared/format/file-facts.tsx'
import { LinkButton } from '#web/shared/page/link-button.tsx'
import { useAddressFilter } from '#web/shared/hooks/use-address-filter.ts'
import { countAddons, filterAddons, readAddonFilter, writeAddonFilter } from './addon-filter.ts'
import { useAddons } from './use-addons.ts'
import { type ProStatus, useProStatus } from './use-pro-status.ts'
import { t, TextWithMarks, translated } from '#web/shared/language/t.ts'

/** Where PRO begins for those who are not (SPEC §2). */
const upgradePath = '/subscribe?tier=pro_trader'

const words = { read: readAddonFilter, write: writeAddonFilter }

/** The add-ons with their filter, and what the reader can do with each. */
export function AddonList() {
  const [filter, choose] = useAddressFilter(words)
  const status = useProStatus()
  const { addons, isKnown } = useAddons()
  const shown = filterAddons(addons, filter)
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <ChoiceList
          legend={t('Category')}
          layout="row"
          choices={countAddons(addons)}
          selected={filter}
          onSelect={choose}
        />
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/download" variant="quiet">
            {t('Return to Downloads')}
          </LinkButton>
          {/* Keeps its place, because whether somebody is PRO is known a moment after the page is there. */}
          <LinkButton to={upgradePath} variant="primary" className={status.kind === 'none' ? undefined : 'invisible'}>
            {t('Upgrade to PRO')}
          </LinkButton>
        </div>
      </div>
      {status.kind === 'failed' ? (
        <Banner
          tone="error"
          title={t('Your subscription could not be read')}
          className="mb-5"
          action={
            <Button size="sm" onClick={status.retry}>
              {t('Try again')}
            </Button>
          }
        >
          {t('Nothing has changed in your account.')}
        </Banner>
      ) : null}
      {shown.length === 0 ? (
        <EmptyList title={t('No indicators found in this category.')} />
      ) : (
        <ul aria-label={t('Add-ons')} className="grid gap-3 lg:block lg:rounded-lg lg:border lg:border-line lg:bg-s1">
          {shown.map((addon) => (
            <AddonRow key={addon.id} addon={addon} status={status} isKnown={isKnown} />
          ))}
        </ul>
      )}
    </>
  )
}

type AddonRowProps = { addon: AddonView; status: ProStatus; isKnown: boolean }

function AddonRow({ addon, status, isKnown }: AddonRowProps) {
  const { name, description, category, version, releaseDate, fileSize, sha256 } = addon
  return (
    <li className="lg:addon-columns grid min-w-0 items-center gap-x-8 gap-y-4 border-line max-lg:rounded-lg max-lg:border max-lg:bg-s1 max-lg:p-5 lg:border-t lg:px-6 lg:py-5 lg:first:border-t-0">
      <div className="min-w-0">
        <h2 className="text-lg">{name}</h2>
        <p className="mt-2 max-w-prose text-text-2">{translated(description)}</p>
        {/* Keeps its place, because the server knows the hash a moment after the page is there. */}
        <div className="mt-2 min-h-7">{sha256 === null ? null : <Hash name={name} sha256={sha256} />}</div>
      </div>
      <dl className="flex flex-wrap gap-x-8 gap-y-1.5 text-sm lg:grid">
        <Fact term={t('Category')}>{translated(category)}</Fact>
        <Fact term={t('Version')}>{version}</Fact>
        <Fact term={t('Dated')}>{formatIsoDate(releaseDate)}</Fact>
        {fileSize === null ? null : <Fact term={t('Size')}>{formatBytes(fileSize)}</Fact>}
      </dl>
      <div className="flex min-h-11 items-center lg:justify-end">
        <AddonAction addon={addon} status={status} isKnown={isKnown} />
      </div>
    </li>
  )
}

/** To compare after the download; few do, so it stays folded. */
function Hash({ name, sha256 }: { name: string; sha256: string }) {
  return (
    <details className="text-sm">
      <summary className="w-fit cursor-pointer py-1 text-text-3 hover:text-text">
        <TextWithMarks
          text="SHA-256<rest> of {name}</rest>"
          slots={{ name }}
          marks={{ rest: (words) => <span className="sr-only">{words}</span> }}
        />
      </summary>
      <p className="mt-1 mb-2.5 font-mono text-xs leading-normal break-all text-text-2">{sha256}</p>
      <CopyButton text={sha256} label={t('Copy SHA-256')} />
    </details>
  )
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <div className="gap-3 lg:flex">
      <dt className="flex-none text-text-3 lg:w-16">{term}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  )
}

function AddonAction({ addon: { name, fileSize, downloadUrl }, status, isKnown }: AddonRowProps) {
  switch (status.kind) {
    case 'loading':
      return (
        <output className="flex items-center gap-2.5 text-sm text-text-2">
          <Spinner />
          {t('Checking your subscription')}
        </output>
      )
    case 'pro':
      if (!isKnown) return <Spinner />
      // Listed, and its file is not there: the build has not made it.
      if (fileSize === null) return <p className="text-sm text-text-2">{t('Comes with the next release')}</p>
      return (
        <ButtonLink
          href={downloadUrl}
          icon={<Download size={16} strokeWidth={1.75} aria-hidden="true" />}
          className="max-lg:w-full"
        >
          {t('Download')}
          <span className="sr-only">: {name}</span>
        </ButtonLink>
      )
    case 'failed':
    case 'none':
      return (
        <LinkButton
          to={upgradePath}
          icon={<Lock size={16} strokeWidth={1.75} aria-hidden="true" />}
          className="max-lg:w-full"
        >
          {t('PRO Only')}
          <span className="sr-only">: {name}</span>
        </LinkButton>
      )
    default:
      return status satisfies never
  }
}
