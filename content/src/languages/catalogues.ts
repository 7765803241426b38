import type { OtherLanguage, TranslatedPage } from '@stratomate/contracts/site/languages'
import type { TranslatedContent } from './translated-content.ts'

/** The texts of some screens in one language by their English words, and the written content that they show. */
export type Catalogue = {
  texts: Readonly<Record<string, string>>
  /** With `{name}` where a value stands, of what comes as a finished English sentence. */
  sentences?: Readonly<Record<string, string>>
  content?: Partial<TranslatedContent>
}

type CatalogueName =
  | 'shell'
  | 'home'
  | 'setup'
  | 'download'
  | 'plans'
  | 'pricing'
  | 'account'
  | 'codes'
  | 'errors'
  | 'explanations'
  | 'support'
  | 'status'
  | 'lab'
  | 'library'
  | 'guides'
  | 'figures'
  | 'documentation'
  | 'community'
  | 'feedback'
  | 'changelog'
  | 'addons'

/** Which catalogues the screens of a page need, besides that of the frame of the site. */
const cataloguesOf = {
  '/': ['home', 'plans', 'setup'],
  '/pricing': ['pricing', 'plans', 'account', 'codes'],
  '/login': ['account', 'codes'],
  '/sign-up': ['account', 'plans', 'codes'],
  '/complete-sign-up': ['account', 'plans', 'codes'],
  '/verify-email': ['account', 'codes'],
  '/forgot-password': ['account', 'codes'],
  '/download': ['download', 'setup', 'codes'],
  '/support': ['support', 'account', 'plans', 'codes'],
  '/status': ['status', 'setup', 'account', 'codes'],
  '/strategies-library': ['library', 'setup', 'codes'],
  '/strategies-library/:id': ['library', 'setup', 'codes'],
  '/lab': ['lab', 'codes'],
  '/errors': ['errors', 'codes'],
  '/errors/:code': ['errors', 'codes', 'explanations'],
  '/how-to': ['guides', 'figures'],
  '/how-to/:guide': ['guides', 'figures', 'codes'],
  '/documentation': ['documentation', 'figures', 'codes'],
  '/community': ['community', 'account', 'codes'],
  '/community/:id': ['community', 'account', 'codes'],
  '/feedback': ['feedback', 'support', 'account', 'codes'],
  '/changelog': ['changelog'],
  '/indicator-addons': ['addons', 'codes'],
} as const satisfies Record<TranslatedPage, readonly CatalogueName[]>

const loaders = {
  es: {
    shell: () => import('./es/shell.data.ts'),
    home: () => import('./es/home.data.ts'),
    setup: () => import('./es/download/setup.data.ts'),
    download: () => import('./es/download/download.data.ts'),
    plans: () => import('./es/plans.data.ts'),
    pricing: () => import('./es/pricing.data.ts'),
    account: () => import('./es/account.data.ts'),
    codes: () => import('./es/codes/codes.data.ts'),
    errors: () => import('./es/codes/errors.data.ts'),
    explanations: () => import('./es/codes/explanations.data.ts'),
    support: () => import('./es/support.data.ts'),
    status: () => import('./es/status.data.ts'),
    lab: () => import('./es/lab.data.ts'),
    library: () => import('./es/library.data.ts'),
    guides: () => import('./es/guides.data.ts'),
    figures: () => import('./es/figures.data.ts'),
    documentation: () => import('./es/documentation.data.ts'),
    community: () => import('./es/community/community.data.ts'),
    feedback: () => import('./es/community/feedback.data.ts'),
    changelog: () => import('./es/community/changelog.data.ts'),
    addons: () => import('./es/download/addons.data.ts'),
  },
  'pt-BR': {
    shell: () => import('./pt/shell.data.ts'),
    home: () => import('./pt/home.data.ts'),
    setup: () => import('./pt/download/setup.data.ts'),
    download: () => import('./pt/download/download.data.ts'),
    plans: () => import('./pt/plans.data.ts'),
    pricing: () => import('./pt/pricing.data.ts'),
    account: () => import('./pt/account.data.ts'),
    codes: () => import('./pt/codes/codes.data.ts'),
    errors: () => import('./pt/codes/errors.data.ts'),
    explanations: () => import('./pt/codes/explanations.data.ts'),
    support: () => import('./pt/support.data.ts'),
    status: () => import('./pt/status.data.ts'),
    lab: () => import('./pt/lab.data.ts'),
    library: () => import('./pt/library.data.ts'),
    guides: () => import('./pt/guides.data.ts'),
    figures: () => import('./pt/figures.data.ts'),
    documentation: () => import('./pt/documentation.data.ts'),
    community: () => import('./pt/community/community.data.ts'),
    feedback: () => import('./pt/community/feedback.data.ts'),
    changelog: () => import('./pt/community/changelog.data.ts'),
    addons: () => import('./pt/download/addons.data.ts'),
  },
} as const satisfies Record<OtherLanguage, Record<CatalogueName, () => Promise<Catalogue>>>

/** The catalogues of a page; only that of the frame for a page that is not translated. */
export function catalogueNamesOf(page: TranslatedPage | null): readonly CatalogueName[] {
  return page === null ? ['shell'] : ['shell', ...cataloguesOf[page]]
}

export function loadCatalogues(language: OtherLanguage, page: TranslatedPage | null): Promise<Catalogue[]> {
  return Promise.all(catalogueNamesOf(page).map((name): Promise<Catalogue> => loaders[language][name]()))
}
