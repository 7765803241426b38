/** Modules that browsers load as one file, whichever of them a page needs. */
export type ScriptGroup = { name: string; test: (id: string) => boolean; minShareCount?: number }

/**
 * Which modules become one file, the first group first. Every request costs a browser 2.5 ms, and small files compress
 * badly, so what many pages load stands together; a file takes the modules that it needs with it. What the home page
 * loads is kept apart from what it does not (`.size-limit.mjs` holds its limits).
 */
export const scriptGroups: readonly ScriptGroup[] = [
  { name: 'base', test: inside('node_modules', ['react', 'react-dom', 'scheduler', 'clsx']) },
  { name: 'router', test: inside('node_modules', ['react-router']) },
  // What every public page loads first.
  {
    name: 'shell',
    test: anyOf([
      /apps\/web\/src\/(?:root|routes\/site-layout)\.tsx/u,
      /features\/shell\/(?:site-header|mobile-menu|user-menu|use-scrolled|page-links|menu-button)\.tsx?/u,
      /shared\/page\/(?:page-meta|indicator-page|hydrate-later|logo|link-button|theme|start-script|built-part)\.tsx?/u,
      /shared\/hooks\/(?:when-idle|when-near|use-hydrated|remember|use-scroll-place|use-was-open)\.tsx?/u,
      /shared\/session\/sign-in-hint\.tsx?/u,
      /shared\/language\/(?:spoken|t)\.ts/u,
      /packages\/ui\/src\/(?:toast|disclosure-menu|tag|look\/button-look)\.tsx?/u,
      /packages\/(?:brand\/src\/index|contracts\/src\/(?:route|routes|site\/pages)|std\/src\/(?:time|on-first-use))\.ts/u,
      /packages\/domain\/src\/trading\/risk-text\.ts/u,
      icons('x', 'monitor', 'timer'),
    ]),
  },
  { name: 'call', test: anyOf([/shared\/api\/(?:call-api|api-error)\.ts/u]) },
  // What every page that calls the server loads.
  {
    name: 'queries',
    test: anyOf([
      /node_modules\/@tanstack\//u,
      /shared\/(?:session\/use-session|api\/(?:query-keys|create-query-client))\.ts/u,
    ]),
  },
  // What every page with a form or a choice loads.
  {
    name: 'controls',
    test: anyOf([
      /packages\/ui\/src\/(?:banner|button|card|checkbox|field|segmented|select|text-input|text-area|skeleton)\.tsx?/u,
      /packages\/ui\/src\/look\/control-look\.ts/u,
    ]),
  },
  // What the first screen of the home page shares with the sections below it.
  { name: 'plans', test: anyOf([/packages\/domain\/src\/billing\/plans\.ts/u, /features\/home\/trial-button\.tsx/u]) },
  // What renders written content.
  {
    name: 'writing',
    test: anyOf([/shared\/content\/(?!note|page-trail)/u, /content\/src\/(?:blocks|block-factories)\.ts/u]),
  },
  { name: 'sketch', test: anyOf([/shared\/sketch\/sketch-(?:text|candles)\.tsx/u]) },
  { name: 'print', test: anyOf([/print-button\.tsx/u, icons('printer')]) },
  { name: 'address', test: anyOf([/shared\/hooks\/use-address-filter\.ts/u]) },
  { name: 'refusals', test: anyOf([/packages\/contracts\/src\/trading\/refusals\.ts/u]) },
  // What draws the ruler of milliseconds, and the marks of what passed and what did not.
  {
    name: 'ruler',
    test: anyOf([
      /packages\/ui\/src\/(?:look\/latency-scale|latency-bar|latency-ticks|meter-bar|ruler-bar)\.tsx?/u,
      icons('arrow-up', 'arrow-down', 'arrow-right', 'circle-check', 'circle-slash'),
    ]),
  },
  // What every page loads after its first paint: its foot, the menu of a phone, theme and language.
  {
    name: 'end',
    test: anyOf([
      /routes\/site-end\.tsx/u,
      /features\/shell\/(?:mobile-menu-panel|site-footer|theme-switch)\.tsx/u,
      /shared\/page\/shortcuts-setting\.ts/u,
      /packages\/ui\/src\/dialog\.tsx/u,
      icons('languages', 'sun', 'moon'),
    ]),
  },
  { name: 'facts', test: anyOf([/packages\/std\/src\/format-/u, /shared\/page\/page-addresses\.ts/u]) },
  {
    name: 'forms',
    minShareCount: 2,
    test: anyOf([
      /shared\/forms\/(?:check-field|use-form|form-summary)\.tsx?/u,
      /packages\/ui\/src\/password-input\.tsx/u,
      icons('eye', 'eye-off', 'key-round'),
    ]),
  },
  // The marks of members' pages; those of the demo stay apart, and those of one page with it.
  {
    name: 'marks',
    minShareCount: 3,
    test: (id) =>
      anyIcon.test(unixPath(id)) && !icons('flask-conical', 'pause', 'rotate-ccw', 'play').test(unixPath(id)),
  },
  {
    name: 'sign-in',
    minShareCount: 2,
    test: anyOf([/features\/accounts\/sign-in\//u, /shared\/(?:session\/browser-passkeys|api\/call-failure)\.tsx?/u]),
  },
  // Small parts of members' pages.
  {
    name: 'parts',
    minShareCount: 3,
    test: anyOf([
      /shared\/page\/(?:empty-list|stage-line)\.tsx/u,
      /shared\/forms\/(?:search-input|choice-list|outcome|shown-key)\.tsx/u,
      /shared\/format\/(?:format-time|format-bytes|[a-z]+-labels|moment|status-badge)\.tsx?/u,
      /packages\/ui\/src\/(?:badge|avatar|button-link|hooks\/use-now|forms\/copy-button)\.tsx?/u,
    ]),
  },
]

const anyIcon = /lucide-react\/dist\/esm\/icons\//u

/** Marks by their names in the library. */
function icons(...names: string[]): RegExp {
  return new RegExp(String.raw`lucide-react/dist/esm/icons/(?:${names.join('|')})\.`, 'u')
}

function inside(folder: string, names: readonly string[]): (id: string) => boolean {
  return anyOf([new RegExp(`${folder}/(?:${names.join('|')})/`, 'u')])
}

function anyOf(patterns: readonly RegExp[]): (id: string) => boolean {
  return (id) => patterns.some((pattern) => pattern.test(unixPath(id)))
}

function unixPath(id: string): string {
  return id.replaceAll('\\', '/')
}
