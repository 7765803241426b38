import type { Appearance } from '@stripe/stripe-js'

/** The provider's form in our colours. It lives in a frame, so it gets values: tokens are painted and read back. */
export function readProviderLook(element: HTMLElement): Appearance {
  const style = getComputedStyle(element)
  const paint = createBrush()
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

/** Calls back when the theme changes; answers how to stop. */
export function watchLook(tell: () => void): () => void {
  const observer = new MutationObserver(tell)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

function createBrush(): (color: string) => string {
  const canvas = document.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return (color) => {
    if (context === null) return 'gray'
    context.clearRect(0, 0, 1, 1)
    context.fillStyle = color
    context.fillRect(0, 0, 1, 1)
    const [red, green, blue] = context.getImageData(0, 0, 1, 1).data
    return `rgb(${red ?? 0}, ${green ?? 0}, ${blue ?? 0})`
  }
}
