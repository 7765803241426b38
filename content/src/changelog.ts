import { brokerIds, brokers } from '@stratomate/contracts/brokers/brokers'
import { brokerSentence, isPreview, isRemoteBroker } from '@stratomate/domain/brokers/brokers'
import { trialPlan } from '@stratomate/domain/billing/plans'
import { code, link } from './block-factories.ts'
import type { Release } from './release.ts'

/** Newest first. */
export type Changelog = readonly Release[]

export const releases: Changelog = [
  {
    version: '0.1.0',
    date: '2026-11-21',
    title: 'From a signal to a paper trade',
    highlights: [
      {
        title: 'From your chart to an order',
        text: [
          'The ',
          link('desktop app', '/download'),
          ' takes the signals of your MetaTrader 5 charts, checks each one and places the order on a paper account.',
        ],
      },
      {
        title: 'Rules tested before they trade',
        text: [
          'The ',
          link('Strategy Lab', '/lab'),
          ' runs the rule of an indicator on your own candles and judges it against luck and break-even.',
        ],
      },
      {
        title: 'Every trade with its time',
        text: [
          'The ',
          link('dashboard', '/dashboard'),
          ' updates live: each trade with its measured time, each refused signal with its reason.',
        ],
      },
    ],
    parts: [
      {
        title: 'Trading',
        changes: [
          {
            kind: 'added',
            title: 'Signals become orders',
            text: [
              'Turn the signals of your charts into orders with the ',
              link('desktop app', '/download'),
              '. Each is checked, and is on your disk before it is sent.',
            ],
          },
          {
            kind: 'added',
            title: 'Trades without money',
            text: 'Practice on the candles of your charts with the built-in paper broker. A crash loses no order and sends none twice.',
          },
          {
            kind: 'added',
            title: 'One limit, several computers',
            text: 'Trade on several computers: together they never exceed the daily limit, and a short outage of our server stops none of them.',
          },
          {
            kind: 'added',
            title: 'Two brokers, as a preview',
            text: [
              'Connect ',
              link('Pocket Option or Deriv', '/documentation#other-brokers'),
              ', Demo first. An order without an answer is looked up there, never sent again.',
            ],
          },
          {
            kind: 'added',
            title: 'Checks before each order',
            text: 'Catch a wrong clock or price: the app compares both before each order, and has MetaEditor compile what it installs.',
          },
          {
            kind: 'added',
            title: 'When a chart may trade',
            text: 'Set rules for a chart: who has to agree, entry before the close, a money plan, no trades around economic events.',
          },
        ],
      },
      {
        title: 'Charts and indicators',
        changes: [
          {
            kind: 'added',
            title: 'Indicators for MetaTrader 5',
            text: [
              'Get all 20 indicators and an expert advisor as sources in ',
              link('the download', '/download'),
              ', or begin with simulated charts on ',
              link('the dashboard', '/dashboard'),
              '.',
            ],
          },
          {
            kind: 'changed',
            title: 'Inputs have new names',
            text: [
              'Enter your values once more: the inputs now begin with ',
              code('Inp'),
              ', so an older ',
              code('.set'),
              ' file fills nothing in. Then save it again.',
            ],
          },
          {
            kind: 'added',
            title: 'Library and add-ons',
            text: [
              'Look up each indicator in ',
              link('the library', '/strategies-library'),
              ', with its rule, settings and a chart that your browser computes. PRO adds ',
              link('four add-ons', '/indicator-addons'),
              '.',
            ],
          },
          {
            kind: 'added',
            title: 'Rules tested on candles',
            text: [
              'Test a rule on your own candles in the ',
              link('Strategy Lab', '/lab'),
              ': your browser computes it, against luck and break-even.',
            ],
          },
        ],
      },
      {
        title: 'Dashboard and account',
        changes: [
          {
            kind: 'added',
            title: 'Everything live',
            text: [
              'Watch the ',
              link('dashboard', '/dashboard'),
              ' live: measured times, refused signals with their reason, one to twelve charts, limits, pause.',
            ],
          },
          {
            kind: 'added',
            title: 'Set as you like it',
            text: [
              'Choose time zone, week start, sound and density in ',
              link('your account', '/account'),
              ', and install the dashboard from the browser’s menu.',
            ],
          },
          {
            kind: 'added',
            title: 'Sign-up and sign-in',
            text: [
              link('Sign up', '/sign-up'),
              ' with a verified email, and log in by password or one-time code. A forgotten password has a way back.',
            ],
          },
          {
            kind: 'added',
            title: 'Keys, receipts, passkeys',
            text: [
              'Connect a computer by license key, and find invoices, passkeys, authenticator codes and the choice of emails in ',
              link('your account', '/account'),
              '.',
            ],
          },
          {
            kind: 'added',
            title: 'Company accounts',
            text: 'Sign in with another service, such as the account of your company, where the owner of the site has set one up.',
          },
          {
            kind: 'added',
            title: 'Email, digest, Telegram',
            text: 'Get notified on the site, by email, as a digest or by Telegram. The team’s answers in a chat reach you by email, too.',
          },
        ],
      },
      {
        title: 'Plans',
        changes: [
          {
            kind: 'added',
            title: 'Trial and tiers',
            text: [
              `Try ${trialPlan.days} days without a card, then choose one of `,
              link('three tiers', '/pricing'),
              '. A purchase works without an account, and your email claims it.',
            ],
          },
          {
            kind: 'added',
            title: 'Pay once',
            text: [
              'Buy a one-time license, with its limits and the time of its updates, on ',
              link('the pricing page', '/pricing'),
              '.',
            ],
          },
        ],
      },
      {
        title: 'Help and community',
        changes: [
          {
            kind: 'added',
            title: 'Documentation and guides',
            text: [
              'Read the ',
              link('documentation', '/documentation'),
              ', ',
              link('four guides', '/how-to'),
              ' and ',
              link('a page for every code', '/errors'),
              '. Write to ',
              link('support', '/support'),
              ' or leave ',
              link('feedback', '/feedback'),
              '.',
            ],
          },
          {
            kind: 'added',
            title: 'Status, codes, Ctrl+K',
            text: [
              'Check the last 90 days of each part on the ',
              link('status page', '/status'),
              ', look up ',
              link('error codes', '/errors'),
              ', or search everything with Ctrl+K, ⌘K on a Mac.',
            ],
          },
          {
            kind: 'added',
            title: 'Talk with other members',
            text: [
              'Post, reply and vote on shared settings in ',
              link('the community', '/community'),
              '. The app imports them after it has shown what would change.',
            ],
          },
        ],
      },
      {
        title: 'For your own programs',
        changes: [
          {
            kind: 'added',
            title: 'Read and pause by program',
            text: [
              'Read trades or pause trading from ',
              link('your own programs', '/developers'),
              ', or by ',
              code('/status'),
              ', ',
              code('/today'),
              ' and ',
              code('/pause'),
              ' in Telegram. Neither can resume.',
            ],
          },
          {
            kind: 'added',
            title: 'Notices while the site is closed',
            text: [
              'Get notices of your browser while the site is closed: a pause, a limit, a silent computer. Switch them on in ',
              link('your account', '/account'),
              '.',
            ],
          },
          {
            kind: 'added',
            title: 'Calls to your program',
            text: [
              'Have ',
              link('your program', '/developers'),
              ' called for trades, pauses, limits, silent computers and broken charts. Calls are signed, tried for a day and replayed on demand.',
            ],
          },
          {
            kind: 'added',
            title: 'Assistants that read',
            text: [
              'Let assistants that speak the Model Context Protocol ',
              link('read your trades and statistics', '/developers'),
              '. They can change nothing.',
            ],
          },
        ],
      },
      {
        title: 'Known limits',
        changes: [
          ...brokerIds
            .filter((id) => isRemoteBroker(id) && isPreview(id))
            .map((id) => ({ kind: 'limit', title: brokers[id].name, text: brokerSentence(id) }) as const),
          {
            kind: 'limit',
            title: 'Windows and MetaTrader 5',
            text: 'The setup program and the app were never run on Windows, and the sources for MetaTrader 5 were tested outside of it.',
          },
          { kind: 'limit', title: 'Legal texts', text: 'The legal texts are drafts.' },
        ],
      },
    ],
  },
]
