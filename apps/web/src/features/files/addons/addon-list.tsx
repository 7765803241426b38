import type { AddonView } from '@stratomate/contracts/files/schemas'
import { subscriptionPlans } from '@stratomate/domain/billing/plans'
import { formatPrice } from '@stratomate/std/format-number'
import { Banner } from '@stratomate/ui/banner'
import { Button } from '@stratomate/ui/button'
import { Spinner } from '@stratomate/ui/skeleton'
import { Tag } from '@stratomate/ui/tag'
import { ButtonLink } from '@stratomate/ui/button-link'
import { clsx } from 'clsx'
import { ArrowLeft, Download, Lock } from 'lucide-react'
import { FoldMark } from '#web/shared/content/disclosure.tsx'
import { ChoiceList } from '#web/shared/forms/choice-list.tsx'
import { CopyButton } from '@stratomate/ui/forms/copy-button'
import { formatIsoDate } from '#web/shared/format/format-time.ts'
import { EmptyList } from '#web/shared/page/empty-list.tsx'
import { formatBytes } from '#web/shared/format/format-bytes.ts'
import { LinkButton, TextLink } from '#web/shared/page/link-button.tsx'
import { useAddressFilter } from '#web/shared/hooks/use-address-filter.ts'
import { AfterDownload, afterDownloadId } from './after-download.tsx'
import { AddonDrawing, hasDrawing } from './addon-drawing.tsx'
import { countAddons, filterAddons, readAddonFilter, writeAddonFilter } from './addon-filter.ts'
import { useAddons } from './use-addons.ts'
import { type ProStatus, useProStatus } from './use-pro-status.ts'
import { t, TextWithMarks, translated } from '#web/shared/language/t.ts'

/** Where people without PRO are led (SPEC §2). */
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
      <UpgradeCard status={status} />
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 aria-live="polite" className="text-lg tabular-nums">
          {shown.length === addons.length
            ? t('{count} indicators', { count: addons.length })
            : shown.length === 1
              ? t('1 of {most} indicators', { most: addons.length })
              : t('{count} of {most} indicators', { count: shown.length, most: addons.length })}
        </h2>
        <ChoiceList
          legend={t('Category')}
          layout="row"
          choices={countAddons(addons)}
          selected={filter}
          onSelect={choose}
        />
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
        <ul aria-label={t('Add-ons')} className="grid gap-4">
          {shown.map((addon) => (
            <AddonRow key={addon.id} addon={addon} status={status} isKnown={isKnown} />
          ))}
        </ul>
      )}
      <AfterDownload />
      <LinkButton
        to="/download"
        icon={<ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" />}
        className="mt-10 max-sm:w-full"
      >
        {t('Return to Downloads')}
      </LinkButton>
    </>
  )
}

/** What PRO is and what it costs, once for the whole page. */
function UpgradeCard({ status }: { status: ProStatus }) {
  const { new_trader: small, pro_trader: middle, elite_trader: large } = subscriptionPlans
  return (
    <div className="mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-lg border border-line bg-s1 p-5 md:px-6">
      <div className="min-w-0">
        <p className="text-md font-semibold">
          {status.kind === 'pro'
            ? t('Your subscription includes all of them.')
            : t('Part of every paid subscription, from {price} a month', { price: formatPrice(small.priceCents) })}
        </p>
        <p className="mt-1 text-sm text-text-2 max-sm:min-h-11">
          {status.kind === 'pro' ? (
            t('Three steps put one onto a chart.')
          ) : (
            <TextWithMarks
              text="PRO is any of them: {small}, {middle} or {large}. <plans>Compare the plans</plans>."
              slots={{ small: small.name, middle: middle.name, large: large.name }}
              marks={{ plans: (words) => <TextLink to="/pricing">{words}</TextLink> }}
            />
          )}
        </p>
      </div>
      {/* Keeps its place, because whether somebody is PRO is known a moment after the page is there. */}
      {status.kind === 'pro' ? (
        <ButtonLink href={`#${afterDownloadId}`} className="max-sm:w-full">
          {t('How to install them')}
        </ButtonLink>
      ) : (
        <LinkButton
          to={upgradePath}
          variant="primary"
          className={clsx('max-sm:w-full', status.kind !== 'none' && 'invisible')}
        >
          {t('Upgrade to PRO')}
        </LinkButton>
      )}
    </div>
  )
}

type AddonRowProps = { addon: AddonView; status: ProStatus; isKnown: boolean }

function AddonRow({ addon, status, isKnown }: AddonRowProps) {
  const { id, name, description, category, version, releaseDate, fileSize, sha256 } = addon
  return (
    <li className="lg:addon-columns grid min-w-0 overflow-clip rounded-lg border border-line bg-s1">
      <div
        className={clsx(
          'figure-ground h-44 border-line px-4 py-3 max-lg:border-b lg:h-auto lg:border-r',
          !hasDrawing(id) && 'max-lg:hidden',
        )}
      >
        <AddonDrawing id={id} />
      </div>
      <div className="min-w-0 p-5 lg:p-6">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h3 className="text-lg">{name}</h3>
          <Tag>{translated(category)}</Tag>
        </div>
        <p className="mt-2 max-w-prose text-pretty text-text-2">{translated(description)}</p>
        {/* Keeps its place, because the server knows size and hash a moment after the page is there. */}
        <div className="mt-3 flex min-h-14 flex-wrap content-start items-start gap-x-4 sm:min-h-7">
          <dl className="flex flex-wrap gap-x-3 py-1 text-sm whitespace-nowrap text-text-2 tabular-nums">
            <div className="flex gap-x-1.5">
              <dt className="text-text-3">{t('Version')}</dt>
              <dd>{version}</dd>
            </div>
            <Fact term={t('Dated')}>{formatIsoDate(releaseDate)}</Fact>
            <Fact term={t('Size')}>{fileSize === null ? '…' : formatBytes(fileSize)}</Fact>
          </dl>
          {sha256 === null ? null : <Hash name={name} sha256={sha256} />}
        </div>
      </div>
      <div className="flex min-h-11 items-center p-5 pt-0 lg:p-6 lg:pl-0">
        <AddonAction addon={addon} status={status} isKnown={isKnown} />
      </div>
    </li>
  )
}

/** To compare after the download; few do, so it stays folded. */
function Hash({ name, sha256 }: { name: string; sha256: string }) {
  return (
    <details className="group text-sm open:basis-full">
      <summary className="flex w-fit cursor-pointer list-none items-center gap-1.5 py-1 text-text-3 hover:text-text">
        <FoldMark size={16} />
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

/** A date or a size says what it is by itself. */
function Fact({ term, children }: { term: string; children: string }) {
  return (
    <div>
      <dt className="sr-only">{term}</dt>
      <dd>{children}</dd>
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
      // Listed without a file, because the build has not made it.
      if (fileSize === null) return <p className="text-sm text-text-2">{t('Comes with the next release')}</p>
      return (
        <ButtonLink
          href={downloadUrl}
          icon={<Download size={16} strokeWidth={1.75} aria-hidden="true" />}
          className="w-full"
        >
          {t('Download')}
          <span className="sr-only">: {name}</span>
        </ButtonLink>
      )
    case 'failed':
    case 'none':
      return (
        <LinkButton to={upgradePath} icon={<Lock size={16} strokeWidth={1.75} aria-hidden="true" />} className="w-full">
          {t('PRO Only')}
          <span className="sr-only">: {name}</span>
        </LinkButton>
      )
    default:
      return status satisfies never
  }
}
