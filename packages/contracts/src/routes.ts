import { get, patch, post, put, remove, type Route } from './endpoint.ts'

/** Method and path of every endpoint. Zod-free, so that the browser can call without the schemas. */
export const routes = {
  readHealth: get('/api/health'),
  readReadiness: get('/api/ready'),
  listIndicators: get('/api/indicators'),
  readPlans: get('/api/plans'),
  readStatus: get('/api/status'),
  readStatusHistory: get('/api/status/history'),
  reportIncident: post('/api/admin/incidents'),
  updateIncident: post('/api/admin/incidents/:id/updates'),

  recordVisit: post('/api/visits'),
  readVisits: get('/api/visits'),
  setVisitThreshold: post('/api/visits/threshold'),

  sendSupportMessage: post('/api/support'),
  sendFeedback: post('/api/feedback'),

  listPosts: get('/api/community/posts'),
  readPost: get('/api/community/posts/:id'),
  writePost: post('/api/community/posts'),
  changePost: patch('/api/community/posts/:id'),
  deletePost: remove('/api/community/posts/:id'),
  listReplies: get('/api/community/posts/:id/replies'),
  writeReply: post('/api/community/posts/:id/replies'),
  changeReply: patch('/api/community/replies/:id'),
  deleteReply: remove('/api/community/replies/:id'),
  likePost: put('/api/community/posts/:id/like'),
  unlikePost: remove('/api/community/posts/:id/like'),
  likeReply: put('/api/community/replies/:id/like'),
  unlikeReply: remove('/api/community/replies/:id/like'),
  voteOnPost: put('/api/community/posts/:id/vote'),
  reportContent: post('/api/community/reports'),
  moderatePost: post('/api/community/posts/:id/moderate'),
  moderateReply: post('/api/community/replies/:id/moderate'),
  moderateMember: post('/api/community/members/:id/moderate'),
  listReports: get('/api/community/reports'),
  readWordFilter: get('/api/admin/community-words'),
  changeWordFilter: put('/api/admin/community-words'),
  dismissReports: post('/api/community/reports/:id/dismiss'),

  openConversation: post('/api/conversations'),
  readOwnConversation: get('/api/conversations/own'),
  sendConversationMessage: post('/api/conversations/:id/messages'),
  closeOwnConversation: post('/api/conversations/:id/close'),
  listConversations: get('/api/admin/conversations'),
  readConversation: get('/api/admin/conversations/:id'),
  answerConversation: post('/api/admin/conversations/:id/messages'),
  closeConversation: post('/api/admin/conversations/:id/close'),

  listNotifications: get('/api/notifications'),
  readNotification: post('/api/notifications/:id/read'),
  readAllNotifications: post('/api/notifications/read'),
  readNotificationSettings: get('/api/account/notifications'),
  changeNotificationSettings: patch('/api/account/notifications'),
  inviteTelegram: post('/api/account/telegram'),
  unlinkTelegram: remove('/api/account/telegram'),

  receiveMail: post('/api/mail/inbound'),

  readInstaller: get('/api/installer'),
  listAddons: get('/api/indicator-addons'),
  uploadInstaller: post('/api/upload'),
  uploadIndicator: post('/api/upload/indicator'),
  listFileVersions: get('/api/admin/file-versions'),
  publishFileVersion: post('/api/admin/file-versions/:id/publish'),
  listUploadedAddons: get('/api/admin/addons'),
  readAdminOverview: get('/api/admin/overview'),
  listAccounts: get('/api/admin/accounts'),
  changeAccount: patch('/api/admin/accounts/:id'),
  signOutAccount: post('/api/admin/accounts/:id/sign-out'),
  listAudit: get('/api/admin/audit'),
  listMails: get('/api/admin/mails'),
  listDeadLetters: get('/api/admin/dead-letters'),
  retryDeadLetter: post('/api/admin/dead-letters/retry'),
  listFeedback: get('/api/admin/feedback'),
  listSupportMessages: get('/api/admin/support-messages'),
  listPageVisits: get('/api/admin/visits'),
  resetVisitThreshold: post('/api/admin/visits/reset'),
  describeAddon: put('/api/admin/addons/:name'),

  readUser: get('/api/auth/user'),
  signUp: post('/api/auth/sign-up'),
  verifyEmail: post('/api/auth/verify-email'),
  resendVerification: post('/api/auth/resend-verification'),
  signIn: post('/api/auth/sign-in'),
  requestSignInCode: post('/api/auth/request-code'),
  signInWithCode: post('/api/auth/sign-in-with-code'),
  requestPasswordReset: post('/api/auth/request-password-reset'),
  resetPassword: post('/api/auth/reset-password'),
  signOut: post('/api/auth/sign-out'),

  beginPasskeySignIn: post('/api/auth/passkey/options'),
  signInWithPasskey: post('/api/auth/passkey/sign-in'),

  readSignInOptions: get('/api/auth/options'),
  beginOidcSignIn: post('/api/auth/oidc'),
  readOidcSignUp: get('/api/auth/oidc/sign-up'),
  completeOidcSignUp: post('/api/auth/oidc/sign-up'),

  requestDeviceCode: post('/api/auth/device/code'),
  readDeviceRequest: get('/api/auth/device/:userCode'),
  decideDeviceRequest: post('/api/auth/device/:userCode/decision'),

  readProfile: get('/api/account/profile'),
  changeProfile: patch('/api/account/profile'),
  changePassword: post('/api/account/password'),
  listSessions: get('/api/account/sessions'),
  endSession: remove('/api/account/sessions/:id'),
  endOtherSessions: remove('/api/account/sessions'),
  readMailSettings: get('/api/account/mail-settings'),
  changeMailSettings: patch('/api/account/mail-settings'),
  readPreferences: get('/api/account/preferences'),
  changePreferences: patch('/api/account/preferences'),
  listPasskeys: get('/api/account/passkeys'),
  beginPasskey: post('/api/account/passkeys/options'),
  addPasskey: post('/api/account/passkeys'),
  renamePasskey: patch('/api/account/passkeys/:id'),
  removePasskey: remove('/api/account/passkeys/:id'),
  readOidcLink: get('/api/account/oidc'),
  disconnectOidc: remove('/api/account/oidc'),
  reconnectOidc: put('/api/account/oidc'),
  readSecondFactor: get('/api/account/second-factor'),
  beginAuthenticator: post('/api/account/authenticator'),
  proveAuthenticator: post('/api/account/authenticator/prove'),
  removeAuthenticator: remove('/api/account/authenticator'),
  sendFactorLink: post('/api/account/factor-link'),
  redeemFactorLink: post('/api/account/factor-link/redeem'),
  listAccessTokens: get('/api/account/tokens'),
  makeAccessToken: post('/api/account/tokens'),
  removeAccessToken: remove('/api/account/tokens/:id'),
  deleteAccount: post('/api/account/delete'),

  readSubscription: get('/api/subscriptions/:id'),
  readActiveSubscription: get('/api/subscriptions/active'),
  readTrial: get('/api/trial'),
  startTrial: post('/api/trial'),
  openCustomerPortal: post('/api/create-customer-portal'),
  createPayment: post('/api/create-payment-intent'),
  createSubscription: post('/api/create-subscription'),
  readPaymentStatus: get('/api/payment-status'),

  listInvoices: get('/api/invoices'),
  listLicences: get('/api/licenses'),
  makeLicenceKey: post('/api/licenses/:id/key'),

  listProviderEvents: get('/api/admin/provider-events'),
  replayProviderEvent: post('/api/admin/provider-events/:id/replay'),
  readAccountPurchases: get('/api/admin/accounts/:id/purchases'),
  refundPurchase: post('/api/admin/refunds'),
  extendPurchase: post('/api/admin/extensions'),
  revokePurchase: post('/api/admin/revocations'),

  listTrades: get('/api/trades'),
  listRefusals: get('/api/refusals'),
  readQuota: get('/api/quota'),
  readDayResult: get('/api/trades/today'),
  readStatistics: get('/api/statistics'),
  tryFilter: post('/api/statistics/filters'),
  listProofs: get('/api/proofs'),
  setProofStop: put('/api/proofs/stop'),
  sendProof: post('/api/proof-checks'),
  listProofChecks: get('/api/proof-checks'),
  searchJournal: get('/api/journal'),
  readJournalDay: get('/api/journal/days/:day'),
  writeDayNote: put('/api/journal/days/:day'),
  writeTradeNote: put('/api/journal/trades/:id'),
  readTradeChart: get('/api/journal/trades/:id/chart'),
  listCharts: get('/api/charts'),
  listDevices: get('/api/devices'),
  removeDevice: remove('/api/devices/:id'),
  pauseDevice: post('/api/devices/:id/pause'),
  askForFavorite: post('/api/devices/:id/favorite'),
} as const satisfies Record<string, Route>

export type RouteName = keyof typeof routes

/** Where the payment provider reports what happened; its own format, signed. */
export const webhookPath = '/api/stripe/webhook'

/** What monitoring reads of one server, in the format of Prometheus, with `Authorization: Bearer METRICS_TOKEN`. */
export const metricsPath = '/metrics'

/** Streams and navigations: no JSON answer, so no schema. */
export const streams = {
  ownerEvents: '/api/events',
  desktopEvents: '/api/desktop/events',
  communityEvents: '/api/community/events',
  /** One chat: for its owner, and for the team. */
  conversationEvents: '/api/conversations/:id/events',
  teamConversationEvents: '/api/admin/conversations/:id/events',
  /** The team's list of chats. */
  teamEvents: '/api/admin/conversations/events',
} as const
export const navigations = {
  login: '/api/login',
  logout: '/api/logout',
  /** Where the identity provider leads back to. */
  oidcCallback: '/api/auth/oidc/callback',
  exportData: '/api/account/export',
  /** Leads to the provider's own page of an invoice or a receipt. */
  invoicePage: '/api/invoices/:id/page',
  /** One press in a mail switches its kind off (RFC 8058). */
  unsubscribe: '/api/mail/unsubscribe',
  openApi: '/api/openapi.json',
  apiDocs: '/api/docs',
} as const

/** Where the published files are; each add-on is below the last path, under its name. */
export const downloads = {
  installer: '/downloads/stratomate-desktop.zip',
  indicators: '/downloads/stratomate-indicators.zip',
  addons: '/downloads/indicators/',
} as const
