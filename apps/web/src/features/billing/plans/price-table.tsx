import type { PricingTable } from '@stratomate/contracts'
import { createElement, useEffect, useRef, useState } from 'react'
import { loadPricingTable, pricingTableElement } from './load-pricing-table.ts'
import { TierTable, type TierTableProps } from './tier-table.tsx'

/**
 * The provider's own table of prices where it is set up; ours while it loads, when it fails, and everywhere else, so
 * that prices are always shown. It is only loaded when the reader comes near.
 */
export function PriceTable(props: TierTableProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [table, setTable] = useState<PricingTable | null>(null)
  useEffect(() => {
    if (frame.current === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        void loadPricingTable().then(setTable)
      },
      { rootMargin: '400px' },
    )
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={frame} className="min-h-104">
      {table === null ? (
        <TierTable {...props} />
      ) : (
        createElement(pricingTableElement, { 'pricing-table-id': table.id, 'publishable-key': table.publishableKey })
      )}
    </div>
  )
}
