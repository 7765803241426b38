type Pattern = readonly [pattern: RegExp, name: string]

/** The first match counts: most browsers also claim to be an older one. */
const browsers: readonly Pattern[] = [
  [/\bEdg(?:A|iOS)?\//u, 'Edge'],
  [/\bOPR\//u, 'Opera'],
  [/\bSamsungBrowser\//u, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//u, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//u, 'Chrome'],
  [/\bVersion\/\S+ .*Safari\//u, 'Safari'],
]
const systems: readonly Pattern[] = [
  [/\biPad\b/u, 'iPad'],
  [/\biPhone\b/u, 'iPhone'],
  [/\bAndroid\b/u, 'Android'],
  [/\bWindows\b/u, 'Windows'],
  [/\bMac OS X\b/u, 'macOS'],
  [/\bCrOS\b/u, 'ChromeOS'],
  [/\bLinux\b/u, 'Linux'],
]

/** A browser's own name in words: `Chrome on Windows`. It is a hint for its owner, nothing depends on it. */
export function describeBrowser(userAgent: string | null): { label: string; isHandheld: boolean } {
  const text = userAgent ?? ''
  const browser = nameOf(browsers, text) ?? 'Unknown browser'
  const system = nameOf(systems, text)
  return {
    label: system === null ? browser : `${browser} on ${system}`,
    isHandheld: system === 'iPhone' || (system === 'Android' && /\bMobile\b/u.test(text)),
  }
}

function nameOf(patterns: readonly Pattern[], text: string): string | null {
  return patterns.find(([pattern]) => pattern.test(text))?.[1] ?? null
}
