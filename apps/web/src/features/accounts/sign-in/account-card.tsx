import { Card } from '@stratomate/ui/card'
import type { ReactNode } from 'react'

type AccountCardProps = { title: string; lede?: ReactNode; children: ReactNode; foot?: ReactNode }

/** The one card of sign-in, sign-up and related forms. */
export function AccountCard({ title, lede, children, foot }: AccountCardProps) {
  return (
    <div className="mx-auto w-full max-w-card px-4 pt-28 pb-4 md:max-w-form md:px-6 md:pt-32">
      <h1 className="text-xl">{title}</h1>
      {lede === undefined ? null : <p className="mt-3 text-base text-text-2">{lede}</p>}
      <Card className="mt-6 p-5 md:p-6">{children}</Card>
      {foot === undefined ? null : <div className="mt-5 grid gap-2 text-base text-text-2">{foot}</div>}
    </div>
  )
}
