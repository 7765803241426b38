import { brand } from '@stratomate/brand'
import { internetBrokersText } from '@stratomate/domain/brokers/brokers'
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
            text: `${brand.desktopName}: it signs in by a code, takes signals from charts through a local pipe, checks them and writes every order to the disk before it is sent. Its window shows charts, alerts, trades and settings, and trading begins when you press START TRADING.`,
          },
          {
            kind: 'added',
            title: 'Trades without money',
            text: 'A built-in paper broker that settles on the candles of your charts. Killed at any moment, the app loses no order and sends none twice.',
          },
          {
            kind: 'added',
            title: 'One limit, several computers',
            text: 'The daily limit in signed reservations: several computers of one account never exceed it together, and a short outage of our server does not stop trading.',
          },
          {
            kind: 'added',
            title: 'Two brokers, as a preview',
            text: 'Pocket Option and Deriv as brokers, on their demo accounts first. An order without an answer is looked for at the broker and never sent again.',
          },
          {
            kind: 'added',
            title: 'Checks before each order',
            text: 'The app compares its clock and the prices of chart and broker before each order, and has MetaEditor compile what it installs.',
          },
          {
            kind: 'added',
            title: 'When a chart may trade',
            text: 'Rules of a chart: who has to agree, entry before the close (unconfirmed and marked), the end with the candle, a money plan of its own; and no trades around events of MetaTrader’s economic calendar, where you choose so.',
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
              'All 20 indicators and an expert advisor as sources for MetaTrader 5, in ',
              link('the download', '/download'),
              '; and simulated charts on the dashboard, for a first look without MetaTrader.',
            ],
          },
          {
            kind: 'changed',
            title: 'Inputs have new names',
            text: [
              'Inputs of the indicators are named with ',
              code('Inp'),
              ' in front: a ',
              code('.set'),
              ' file that was saved before fills nothing in, so enter the values once and save it again.',
            ],
          },
          {
            kind: 'added',
            title: 'Library and add-ons',
            text: [
              link('The strategy library', '/strategies-library'),
              ' with the rule, the conditions, the settings and a chart of each indicator that computes in your browser, and the ',
              link('add-ons', '/indicator-addons'),
              ' as files for PRO.',
            ],
          },
          {
            kind: 'added',
            title: 'Rules tested on candles',
            text: [
              'The ',
              link('Strategy Lab', '/lab'),
              ': the rule of an indicator on your own candles, computed in your browser, judged against luck and break-even.',
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
              'A ',
              link('dashboard', '/dashboard'),
              ' that updates live: trades with their measured time, refused signals with the reason, one to twelve charts, limits, pause.',
            ],
          },
          {
            kind: 'added',
            title: 'Set as you like it',
            text: "Preferences for time zone, week start, sound and density; and the dashboard can be installed from the browser's menu.",
          },
          {
            kind: 'added',
            title: 'Sign-up and sign-in',
            text: 'Accounts: sign-up with a verified email, sign-in by password or by a one-time code, a way back for forgotten passwords.',
          },
          {
            kind: 'added',
            title: 'Keys, receipts, passkeys',
            text: 'License keys that connect a computer, invoices and receipts, passkeys and authenticator codes, and the choice of emails in the account.',
          },
          {
            kind: 'added',
            title: 'Company accounts',
            text: 'Sign-in with another service, such as the account of your company, where the owner of the site has set one up.',
          },
          {
            kind: 'added',
            title: 'Email, digest, Telegram',
            text: 'Notifications on the site, by email, as a digest and by Telegram; answers of the team also reach a chat by email.',
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
              `The free trial of ${trialPlan.days} days without a card, and `,
              link('three tiers', '/pricing'),
              " whose billing is managed on the payment provider's page. A purchase works without an account, too, and is claimed by proving the email.",
            ],
          },
          {
            kind: 'added',
            title: 'Pay once',
            text: [
              'One-time licenses, with their limits and the time of their updates, on ',
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
              'Written help: ',
              link('documentation', '/documentation'),
              ', ',
              link('four guides', '/how-to'),
              ' and ',
              link('a page for every error and refusal', '/errors'),
              '; messages to ',
              link('support', '/support'),
              ', ',
              link('feedback', '/feedback'),
              ' and a ',
              link('status page', '/status'),
              ' that checks for itself.',
            ],
          },
          {
            kind: 'added',
            title: 'Status, codes, Ctrl+K',
            text: [
              'A ',
              link('status page', '/status'),
              ' with the last 90 days of each part and our incidents, a search for ',
              link('error codes', '/errors'),
              ', and one field for everything: press Ctrl+K, or ⌘K on a Mac.',
            ],
          },
          {
            kind: 'added',
            title: 'Talk with other members',
            text: [
              link('The community', '/community'),
              ': posts, replies, likes, votes on shared settings, reports and moderators. The app imports shared settings after it has shown what would change.',
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
              'Access tokens for ',
              link('programs of your own', '/developers'),
              ', which read your trades or pause trading, and ',
              code('/status'),
              ', ',
              code('/today'),
              ' and ',
              code('/pause'),
              ' in a chat with our Telegram bot. Neither can resume.',
            ],
          },
          {
            kind: 'added',
            title: 'Notices while the site is closed',
            text: [
              'Notifications of your browser, also while the site is closed: a pause, a limit that stops trading, a computer that falls silent. Switch them on under ',
              link('Preferences in your account', '/account'),
              '.',
            ],
          },
          {
            kind: 'added',
            title: 'Calls to your program',
            text: [
              'Webhooks: we call ',
              link('a program of your own', '/developers'),
              ' when a trade is opened or settled, trading is paused, a limit is reached, a computer falls silent or a chart breaks. Each call is signed, tried for a day, listed and replayed on demand.',
            ],
          },
          {
            kind: 'added',
            title: 'Assistants that read',
            text: [
              'Assistants that speak the Model Context Protocol ',
              link('read your trades and statistics', '/developers'),
              ' with a token, and can change nothing.',
            ],
          },
        ],
      },
      {
        title: 'Known limits',
        changes: [
          {
            kind: 'limit',
            title: 'Not proven yet',
            text: `${internetBrokersText} The setup program and the app were never run on Windows, and the sources for MetaTrader 5 were tested outside of it. The legal texts are drafts.`,
          },
        ],
      },
    ],
  },
]
