/** Calls back when the theme or the candle colours change; answers how to stop. */
export function watchTheme(notify: () => void): () => void {
  const observer = new MutationObserver(notify)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'data-candles'] })
  return () => observer.disconnect()
}

/** Turns colours that only style sheets can read into `rgb(…)`: each is painted and read back. */
export function createPencil(): (color: string) => string {
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
