import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type DashboardView, dashboardViews } from './dashboard-views.ts'

/** The title of the dashboard with its views; what belongs to one of them is a child. */
export function DashboardTitle({ view: shown, children }: { view: DashboardView; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-4 pt-5 pb-4 md:pt-7 md:pb-5 print:hidden">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <h1 className="text-xl">Dashboard</h1>
        <nav aria-label="Views of the dashboard" className="flex gap-0.5 rounded-md border border-line p-0.5">
          {dashboardViews.map(({ view, label, address }) => (
            <Link
              key={view}
              to={address}
              aria-current={view === shown ? 'page' : undefined}
              className={clsx(
                'flex min-h-8 items-center rounded-sm px-3 text-sm font-medium hover:text-text',
                view === shown ? 'bg-s3 text-text' : 'text-text-2',
              )}
            >
              {label}
            </Link>
          ))}
        </nav>
      </div>
      {children}
    </div>
  )
}
