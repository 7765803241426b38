import type { RemoteAccountKey } from '@stratomate/contracts/brokers/account-keys'
import type { WindowAsset, WindowSymbol } from '@stratomate/contracts/desktop-window/symbols'
import { Button } from '@stratomate/ui/button'
import { Tag } from '@stratomate/ui/tag'
import { clsx } from 'clsx'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useAct, useApp } from '../../connection/use-app.ts'
import { assetLabel, noAssetLabels } from './asset-labels.ts'
import { type SymbolAnswer, SymbolResult } from './symbol-result.tsx'
import { t } from '../../language/t.ts'

const cellLook = 'px-3.5 py-2.5 align-top text-left text-sm'
const selectLook = 'min-h-9 w-full cursor-pointer rounded-md border border-line-strong bg-bg px-2 text-sm text-text'
const automatic = ''

type SymbolRowProps = { row: WindowSymbol; account: RemoteAccountKey; assets: readonly WindowAsset[] }

/** One symbol: its name, its asset or why there is none, and the broker's answer about it. */
export function SymbolRow({ row, account, assets }: SymbolRowProps) {
  const { link } = useApp()
  const act = useAct()
  const [answer, setAnswer] = useState<SymbolAnswer | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { symbol, isCustom, isConnected } = row
  const place = { account, symbol, isCustom }
  const choose = (id: string) => {
    setAnswer(null)
    void act({ kind: 'choose_asset', ...place, asset: id === automatic ? null : id })
  }
  const test = async () => {
    setBusy(true)
    const reply = await link.act({ kind: 'test_symbol', ...place })
    setBusy(false)
    setAnswer({ words: reply.message, found: reply.ok ? reply.data : null })
  }
  return (
    <>
      <tr className="border-t border-line">
        <th scope="row" className={clsx(cellLook, 'w-40 font-normal')}>
          <span className="flex min-h-9 items-center">
            <bdi className="font-semibold wrap-anywhere">{symbol}</bdi>
          </span>
          <Marks row={row} />
        </th>
        <td className={cellLook}>
          <select
            className={selectLook}
            aria-label={t('Asset of {symbol}', { symbol })}
            value={row.own ?? automatic}
            onChange={(event) => choose(event.currentTarget.value)}
          >
            <AssetOptions row={row} assets={assets} />
          </select>
          <SymbolState row={row} />
        </td>
        <td className={clsx(cellLook, 'w-28')}>
          <Button
            size="sm"
            isBusy={isBusy}
            disabled={!isConnected}
            aria-label={t('Test {symbol}', { symbol })}
            onClick={() => void test()}
          >
            {t('Test')}
          </Button>
        </td>
      </tr>
      <tr>
        <td colSpan={3} className="px-3.5">
          <SymbolResult answer={answer} />
        </td>
      </tr>
    </>
  )
}

function Marks({ row: { isOtc, isCustom, isConnected } }: { row: WindowSymbol }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      {isOtc ? <Tag>OTC</Tag> : null}
      {isCustom ? <Tag>{t('Custom')}</Tag> : null}
      {isConnected ? null : <span className="text-xs text-text-3">{t('Chart is closed')}</span>}
    </span>
  )
}

/** Only assets of the chart's own kind (OTC or not) are offered, open ones first. */
function AssetOptions({ row, assets }: { row: WindowSymbol; assets: readonly WindowAsset[] }) {
  const fitting = row.isConnected ? assets.filter(({ isOtc }) => isOtc === row.isOtc) : []
  const groups = [
    { label: t('Open now'), assets: fitting.filter(({ isOpen }) => isOpen) },
    { label: t('Closed now'), assets: fitting.filter(({ isOpen }) => !isOpen) },
  ]
  const isOwnAway = row.own !== null && !fitting.some(({ id }) => id === row.own)
  return (
    <>
      <option value={automatic}>
        {row.automatic.kind === 'asset'
          ? t('Automatic: {asset}', { asset: assetLabel(row.automatic.asset) })
          : t('Automatic')}
      </option>
      {isOwnAway ? <option value={row.own ?? automatic}>{row.own}</option> : null}
      {groups.map(({ label, assets: some }) =>
        some.length === 0 ? null : (
          <optgroup key={label} label={label}>
            {some.map((asset) => (
              <option key={asset.id} value={asset.id}>
                {assetLabel(asset)}
              </option>
            ))}
          </optgroup>
        ),
      )}
    </>
  )
}

/** The present asset, or the reason why there is none. */
function SymbolState({ row: { now, own } }: { row: WindowSymbol }) {
  const isTraded = now.kind === 'asset'
  const Icon = isTraded ? CircleCheck : TriangleAlert
  const words = isTraded ? (now.asset.isOpen ? t('Open now') : t('Closed now')) : t(noAssetLabels[now.why])
  const isWaiting = now.kind === 'none' && (now.why === 'disconnected' || now.why === 'chart_closed')
  return (
    <p className="mt-1.5 flex items-start gap-1.5 text-xs text-text-2">
      {isWaiting ? null : (
        <Icon
          size={14}
          aria-hidden="true"
          className={clsx('mt-px flex-none', isTraded && now.asset.isOpen ? 'text-st-active' : 'text-st-pending')}
        />
      )}
      <span>{own === null || !isTraded ? words : t('{state}, chosen by you', { state: words })}</span>
    </p>
  )
}
