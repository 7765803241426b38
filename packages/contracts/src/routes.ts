/** Method and path of every endpoint. Zod-free, so that the browser can call without the schemas. */
export const routes = {
  readHealth: { method: 'GET', path: '/api/health' },
  readReadiness: { method: 'GET', path: '/api/ready' },
  listIndicators: { method: 'GET', path: '/api/indicators' },
  readPlans: { method: 'GET', path: '/api/plans' },
  readStatus: { method: 'GET', path: '/api/status' },
  readStatusHistory: { method: 'GET', path: '/api/status/history' },
  reportIncident: { method: 'POST', path: '/api/admin/incidents' },
  updateIncident: { method: 'POST', path: '/api/admin/incidents/:id/updates' },

  recordVisit: { method: 'POST', path: '/api/visits' },
  readVisits: { method: 'GET', path: '/api/visits' },
  setVisitThreshold: { method: 'POST', path: '/api/visits/threshold' },

  sendSupportMessage: { method: 'POST', path: '/api/support' },
  sendFeedback: { method: 'POST', path: '/api/feedback' },

  listPosts: { method: 'GET', path: '/api/community/posts' },
  readPost: { method: 'GET', path: '/api/community/posts/:id' },
  writePost: { method: 'POST', path: '/api/community/posts' },
  changePost: { method: 'PATCH', path: '/api/community/posts/:id' },
  deletePost: { method: 'DELETE', path: '/api/community/posts/:id' },
  listReplies: { method: 'GET', path: '/api/community/posts/:id/replies' },
  writeReply: { method: 'POST', path: '/api/community/posts/:id/replies' },
  changeReply: { method: 'PATCH', path: '/api/community/replies/:id' },
  deleteReply: { method: 'DELETE', path: '/api/community/replies/:id' },
  likePost: { method: 'PUT', path: '/api/community/posts/:id/like' },
  unlikePost: { method: 'DELETE', path: '/api/community/posts/:id/like' },
  likeReply: { method: 'PUT', path: '/api/community/replies/:id/like' },
  unlikeReply: { method: 'DELETE', path: '/api/community/replies/:id/like' },
  voteOnPost: { method: 'PUT', path: '/api/community/posts/:id/vote' },
  reportContent: { method: 'POST', path: '/api/community/reports' },
  moderatePost: { method: 'POST', path: '/api/community/posts/:id/moderate' },
  moderateReply: { method: 'POST', path: '/api/community/replies/:id/moderate' },
  moderateMember: { method: 'POST', path: '/api/community/members/:id/moderate' },
  listReports: { method: 'GET', path: '/api/community/reports' },
  readWordFilter: { method: 'GET', path: '/api/admin/community-words' },
  changeWordFilter: { method: 'PUT', path: '/api/admin/community-words' },
  dismissReports: { method: 'POST', path: '/api/community/reports/:id/dismiss' },

  openConversation: { method: 'POST', path: '/api/conversations' },
  readOwnConversation: { method: 'GET', path: '/api/conversations/own' },
  sendConversationMessage: { method: 'POST', path: '/api/conversations/:id/messages' },
  closeOwnConversation: { method: 'POST', path: '/api/conversations/:id/close' },
  listConversations: { method: 'GET', path: '/api/admin/conversations' },
  readConversation: { method: 'GET', path: '/api/admin/conversations/:id' },
  answerConversation: { method: 'POST', path: '/api/admin/conversations/:id/messages' },
  closeConversation: { method: 'POST', path: '/api/admin/conversations/:id/close' },

  listNotifications: { method: 'GET', path: '/api/notifications' },
  readNotification: { method: 'POST', path: '/api/notifications/:id/read' },
  readAllNotifications: { method: 'POST', path: '/api/notifications/read' },
  readNotificationSettings: { method: 'GET', path: '/api/account/notifications' },
  changeNotificationSettings: { method: 'PATCH', path: '/api/account/notifications' },
  inviteTelegram: { method: 'POST', path: '/api/account/telegram' },
  unlinkTelegram: { method: 'DELETE', path: '/api/account/telegram' },

  receiveMail: { method: 'POST', path: '/api/mail/inbound' },

  readInstaller: { method: 'GET', path: '/api/installer' },
  listAddons: { method: 'GET', path: '/api/indicator-addons' },
  uploadInstaller: { method: 'POST', path: '/api/upload' },
  uploadIndicator: { method: 'POST', path: '/api/upload/indicator' },
  listFileVersions: { method: 'GET', path: '/api/admin/file-versions' },
  publishFileVersion: { method: 'POST', path: '/api/admin/file-versions/:id/publish' },
  listUploadedAddons: { method: 'GET', path: '/api/admin/addons' },
  readAdminOverview: { method: 'GET', path: '/api/admin/overview' },
  listAccounts: { method: 'GET', path: '/api/admin/accounts' },
  changeAccount: { method: 'PATCH', path: '/api/admin/accounts/:id' },
  signOutAccount: { method: 'POST', path: '/api/admin/accounts/:id/sign-out' },
  listAudit: { method: 'GET', path: '/api/admin/audit' },
  listMails: { method: 'GET', path: '/api/admin/mails' },
  listFeedback: { method: 'GET', path: '/api/admin/feedback' },
  listSupportMessages: { method: 'GET', path: '/api/admin/support-messages' },
  listPageVisits: { method: 'GET', path: '/api/admin/visits' },
  resetVisitThreshold: { method: 'POST', path: '/api/admin/visits/reset' },
  describeAddon: { method: 'PUT', path: '/api/admin/addons/:name' },

  readUser: { method: 'GET', path: '/api/auth/user' },
  signUp: { method: 'POST', path: '/api/auth/sign-up' },
  verifyEmail: { method: 'POST', path: '/api/auth/verify-email' },
  resendVerification: { method: 'POST', path: '/api/auth/resend-verification' },
  signIn: { method: 'POST', path: '/api/auth/sign-in' },
  requestSignInCode: { method: 'POST', path: '/api/auth/request-code' },
  signInWithCode: { method: 'POST', path: '/api/auth/sign-in-with-code' },
  requestPasswordReset: { method: 'POST', path: '/api/auth/request-password-reset' },
  resetPassword: { method: 'POST', path: '/api/auth/reset-password' },
  signOut: { method: 'POST', path: '/api/auth/sign-out' },

  beginPasskeySignIn: { method: 'POST', path: '/api/auth/passkey/options' },
  signInWithPasskey: { method: 'POST', path: '/api/auth/passkey/sign-in' },

  readSignInOptions: { method: 'GET', path: '/api/auth/options' },
  beginOidcSignIn: { method: 'POST', path: '/api/auth/oidc' },
  readOidcSignUp: { method: 'GET', path: '/api/auth/oidc/sign-up' },
  completeOidcSignUp: { method: 'POST', path: '/api/auth/oidc/sign-up' },

  requestDeviceCode: { method: 'POST', path: '/api/auth/device/code' },
  readDeviceRequest: { method: 'GET', path: '/api/auth/device/:userCode' },
  decideDeviceRequest: { method: 'POST', path: '/api/auth/device/:userCode/decision' },

  readProfile: { method: 'GET', path: '/api/account/profile' },
  changeProfile: { method: 'PATCH', path: '/api/account/profile' },
  changePassword: { method: 'POST', path: '/api/account/password' },
  listSessions: { method: 'GET', path: '/api/account/sessions' },
  endSession: { method: 'DELETE', path: '/api/account/sessions/:id' },
  endOtherSessions: { method: 'DELETE', path: '/api/account/sessions' },
  readMailSettings: { method: 'GET', path: '/api/account/mail-settings' },
  changeMailSettings: { method: 'PATCH', path: '/api/account/mail-settings' },
  listPasskeys: { method: 'GET', path: '/api/account/passkeys' },
  beginPasskey: { method: 'POST', path: '/api/account/passkeys/options' },
  addPasskey: { method: 'POST', path: '/api/account/passkeys' },
  renamePasskey: { method: 'PATCH', path: '/api/account/passkeys/:id' },
  removePasskey: { method: 'DELETE', path: '/api/account/passkeys/:id' },
  readOidcLink: { method: 'GET', path: '/api/account/oidc' },
  disconnectOidc: { method: 'DELETE', path: '/api/account/oidc' },
  reconnectOidc: { method: 'PUT', path: '/api/account/oidc' },
  readSecondFactor: { method: 'GET', path: '/api/account/second-factor' },
  beginAuthenticator: { method: 'POST', path: '/api/account/authenticator' },
  proveAuthenticator: { method: 'POST', path: '/api/account/authenticator/prove' },
  removeAuthenticator: { method: 'DELETE', path: '/api/account/authenticator' },
  sendFactorLink: { method: 'POST', path: '/api/account/factor-link' },
  redeemFactorLink: { method: 'POST', path: '/api/account/factor-link/redeem' },
  deleteAccount: { method: 'POST', path: '/api/account/delete' },

  readSubscription: { method: 'GET', path: '/api/subscriptions/:id' },
  readActiveSubscription: { method: 'GET', path: '/api/subscriptions/active' },
  readTrial: { method: 'GET', path: '/api/trial' },
  startTrial: { method: 'POST', path: '/api/trial' },
  openCustomerPortal: { method: 'POST', path: '/api/create-customer-portal' },
  createPayment: { method: 'POST', path: '/api/create-payment-intent' },
  createSubscription: { method: 'POST', path: '/api/create-subscription' },
  readPaymentStatus: { method: 'GET', path: '/api/payment-status' },

  listInvoices: { method: 'GET', path: '/api/invoices' },
  listLicences: { method: 'GET', path: '/api/licenses' },
  makeLicenceKey: { method: 'POST', path: '/api/licenses/:id/key' },

  listProviderEvents: { method: 'GET', path: '/api/admin/provider-events' },
  replayProviderEvent: { method: 'POST', path: '/api/admin/provider-events/:id/replay' },
  readAccountPurchases: { method: 'GET', path: '/api/admin/accounts/:id/purchases' },
  refundPurchase: { method: 'POST', path: '/api/admin/refunds' },
  extendPurchase: { method: 'POST', path: '/api/admin/extensions' },
  revokePurchase: { method: 'POST', path: '/api/admin/revocations' },

  listTrades: { method: 'GET', path: '/api/trades' },
  listRefusals: { method: 'GET', path: '/api/refusals' },
  readQuota: { method: 'GET', path: '/api/quota' },
  readDayResult: { method: 'GET', path: '/api/trades/today' },
  readStatistics: { method: 'GET', path: '/api/statistics' },
  tryFilter: { method: 'POST', path: '/api/statistics/filters' },
  listProofs: { method: 'GET', path: '/api/proofs' },
  setProofStop: { method: 'PUT', path: '/api/proofs/stop' },
  searchJournal: { method: 'GET', path: '/api/journal' },
  readJournalDay: { method: 'GET', path: '/api/journal/days/:day' },
  writeDayNote: { method: 'PUT', path: '/api/journal/days/:day' },
  writeTradeNote: { method: 'PUT', path: '/api/journal/trades/:id' },
  readTradeChart: { method: 'GET', path: '/api/journal/trades/:id/chart' },
  listCharts: { method: 'GET', path: '/api/charts' },
  listDevices: { method: 'GET', path: '/api/devices' },
  removeDevice: { method: 'DELETE', path: '/api/devices/:id' },
  pauseDevice: { method: 'POST', path: '/api/devices/:id/pause' },
  askForFavorite: { method: 'POST', path: '/api/devices/:id/favorite' },
} as const satisfies Record<string, Route>

export type Route = { method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; path: string }
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
