import { brokerIds, brokers } from '@stratomate/contracts/brokers/brokers'
import { brokerSentence, isPreview, isRemoteBroker } from '@stratomate/domain/brokers/brokers'
import { trialPlan } from '@stratomate/domain/billing/plans'
import { code, link } from './block-factories.ts'
import type { Text } from './blocks.ts'
import type { Change, Release } from './release.ts'

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
          added('Signals become orders', [
            'Turn the signals of your charts into orders with the ',
            link('desktop app', '/download'),
            '. Each is checked, and is on your disk before it is sent.',
          ]),
          added(
            'Trades without money',
            'Practice on the candles of your charts with the built-in paper broker. A crash loses no order and sends none twice.',
          ),
          added(
            'One limit, several computers',
            'Trade on several computers: together they never exceed the daily limit, and a short outage of our server stops none of them.',
          ),
          added('Two brokers, as a preview', [
            'Connect ',
            link('Pocket Option or Deriv', '/documentation#other-brokers'),
            ', Demo first. An order without an answer is looked up there, never sent again.',
          ]),
          added(
            'Checks before each order',
            'Catch a wrong clock or price: the app compares both before each order, and has MetaEditor compile what it installs.',
          ),
          added(
            'When a chart may trade',
            'Set rules for a chart: who has to agree, entry before the close, a money plan, no trades around economic events.',
          ),
        ],
      },
      {
        title: 'Charts and indicators',
        changes: [
          added('Indicators for MetaTrader 5', [
            'Get all 20 indicators and an expert advisor as sources in ',
            link('the download', '/download'),
            ', or begin with simulated charts on ',
            link('the dashboard', '/dashboard'),
            '.',
          ]),
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
          added('Library and add-ons', [
            'Look up each indicator in ',
            link('the library', '/strategies-library'),
            ', with its rule, settings and a chart that your browser computes. PRO adds ',
            link('four add-ons', '/indicator-addons'),
            '.',
          ]),
          added('Rules tested on candles', [
            'Test a rule on your own candles in the ',
            link('Strategy Lab', '/lab'),
            ': your browser computes it, against luck and break-even.',
          ]),
        ],
      },
      {
        title: 'Dashboard and account',
        changes: [
          added('Everything live', [
            'Watch the ',
            link('dashboard', '/dashboard'),
            ' live: measured times, refused signals with their reason, one to twelve charts, limits, pause.',
          ]),
          added('Set as you like it', [
            'Choose time zone, week start, sound and density in ',
            link('your account', '/account'),
            ', and install the dashboard from the browser’s menu.',
          ]),
          added('Sign-up and sign-in', [
            link('Sign up', '/sign-up'),
            ' with a verified email, and log in by password or one-time code. A forgotten password has a way back.',
          ]),
          added('Keys, receipts, passkeys', [
            'Connect a computer by license key, and find invoices, passkeys, authenticator codes and the choice of emails in ',
            link('your account', '/account'),
            '.',
          ]),
          added(
            'Company accounts',
            'Sign in with another service, such as the account of your company, where the owner of the site has set one up.',
          ),
          added(
            'Email, digest, Telegram',
            'Get notified on the site, by email, as a digest or by Telegram. The team’s answers in a chat reach you by email, too.',
          ),
        ],
      },
      {
        title: 'Plans',
        changes: [
          added('Trial and tiers', [
            `Try ${trialPlan.days} days without a card, then choose one of `,
            link('three tiers', '/pricing'),
            '. A purchase works without an account, and your email claims it.',
          ]),
          added('Pay once', [
            'Buy a one-time license, with its limits and the time of its updates, on ',
            link('the pricing page', '/pricing'),
            '.',
          ]),
        ],
      },
      {
        title: 'Help and community',
        changes: [
          added('Documentation and guides', [
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
          ]),
          added('Status, codes, Ctrl+K', [
            'Check the last 90 days of each part on the ',
            link('status page', '/status'),
            ', look up ',
            link('error codes', '/errors'),
            ', or search everything with Ctrl+K, ⌘K on a Mac.',
          ]),
          added('Talk with other members', [
            'Post, reply and vote on shared settings in ',
            link('the community', '/community'),
            '. The app imports them after it has shown what would change.',
          ]),
        ],
      },
      {
        title: 'For your own programs',
        changes: [
          added('Read and pause by program', [
            'Read trades or pause trading from ',
            link('your own programs', '/developers'),
            ', or by ',
            code('/status'),
            ', ',
            code('/today'),
            ' and ',
            code('/pause'),
            ' in Telegram. Neither can resume.',
          ]),
          added('Notices while the site is closed', [
            'Get notices of your browser while the site is closed: a pause, a limit, a silent computer. Switch them on in ',
            link('your account', '/account'),
            '.',
          ]),
          added('Calls to your program', [
            'Have ',
            link('your program', '/developers'),
            ' called for trades, pauses, limits, silent computers and broken charts. Calls are signed, tried for a day and replayed on demand.',
          ]),
          added('Assistants that read', [
            'Let assistants that speak the Model Context Protocol ',
            link('read your trades and statistics', '/developers'),
            '. They can change nothing.',
          ]),
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

function added(title: string, text: Text): Change {
  return { kind: 'added', title, text }
}
