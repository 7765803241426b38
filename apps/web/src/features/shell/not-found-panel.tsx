import { buttonLook } from '@stratomate/ui/look/button-look'
import { TextInput } from '@stratomate/ui/text-input'
import { useId } from 'react'
import { Form, useLocation } from 'react-router'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { useHydrated } from '#web/shared/hooks/use-hydrated.ts'
import { t, TextWithMarks } from '#web/shared/language/t.ts'

/** The ruler past its limit: the requested page lies beyond what exists. */
export function NotFoundPanel() {
  const isHydrated = useHydrated()
  const { pathname } = useLocation()
  const searchId = useId()
  return (
    <div className="mx-auto max-w-prose px-4 pt-36 pb-12 md:px-6">
      <LateRuler />
      <h1 className="mt-10 text-2xl">{t('404 Page Not Found')}</h1>
      <p className="mt-4 min-h-13 text-md text-text-2 sm:min-h-6">
        <TextWithMarks
          text="There is no page at <place>{address}</place>."
          slots={{ address: isHydrated ? pathname : t('this address') }}
          marks={{ place: (address) => <span className="font-mono text-base break-all text-text">{address}</span> }}
        />
      </p>
      <search>
        <Form action="/documentation" className="mt-8 flex max-w-form flex-wrap items-end gap-3">
          <div className="min-w-0 flex-1">
            <label htmlFor={searchId} className="mb-1.5 block text-sm font-medium">
              {t('Search the documentation')}
            </label>
            <TextInput id={searchId} name="q" type="search" data-page-search="" />
          </div>
          <button type="submit" className={buttonLook({ variant: 'primary' })}>
            {t('Search')}
          </button>
        </Form>
      </search>
      <ul className="mt-8 flex flex-wrap gap-x-6 gap-y-3 text-base">
        <li>
          <TextLink to="/">{t('Home page')}</TextLink>
        </li>
        <li>
          <TextLink to="/how-to">{t('How-To Guides')}</TextLink>
        </li>
        <li>
          <TextLink to="/support">{t('Support')}</TextLink>
        </li>
      </ul>
    </div>
  )
}

function LateRuler() {
  return (
    <svg viewBox="0 0 560 64" className="w-full" aria-hidden="true">
      <defs>
        <pattern id="late-hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V6" className="stroke-line-strong" strokeWidth="1.4" />
        </pattern>
      </defs>
      <rect y="20" width="440" height="12" rx="2" className="fill-s3" />
      <rect y="20" width="440" height="12" rx="2" className="fill-signal" />
      <rect x="440" y="20" width="104" height="12" className="fill-st-problem" />
      <rect x="440" y="20" width="120" height="12" fill="url(#late-hatch)" />
      <path d="M440 8V44" className="stroke-text-3" strokeWidth="2" />
      {[0, 110, 220, 330].map((x) => (
        <path key={x} d={`M${x + 0.5} 36v6`} className="stroke-line-strong" />
      ))}
      <g className="fill-text-3 text-xs">
        <text y="60">0 s</text>
        <text x="220" y="60" textAnchor="middle">
          1 s
        </text>
        <text x="440" y="60" textAnchor="middle">
          {t('2\u00A0s\u2002limit')}
        </text>
      </g>
    </svg>
  )
}
