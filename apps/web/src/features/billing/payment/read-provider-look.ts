import type { Appearance } from '@stripe/stripe-js'
import { createPencil } from '@stratomate/ui/browser/theme-colors'

/** Our colours for the provider's form. It is in a frame, so it needs values: tokens are painted and read back. */
export function readProviderLook(element: HTMLElement): Appearance {
  const style = getComputedStyle(element)
  const paint = createPencil()
  const read = (token: string) => paint(style.getPropertyValue(token))
  return {
    theme: 'stripe',
    labels: 'above',
    variables: {
      colorPrimary: read('--focus'),
      colorBackground: read('--bg'),
      colorText: read('--text'),
      colorTextSecondary: read('--text-2'),
      colorTextPlaceholder: read('--text-3'),
      colorDanger: read('--danger'),
      fontFamily: style.fontFamily,
      fontSizeBase: '15px',
      borderRadius: '8px',
    },
    rules: {
      '.Input': { border: `1px solid ${read('--line-strong')}`, boxShadow: 'none' },
      '.Label': { fontSize: '14px', fontWeight: '500' },
    },
  }
}
