import { brand } from '@stratomate/brand'
import { tradeDaysKept } from '@stratomate/brand/trade-days-kept'
import { notificationDays } from '@stratomate/domain/notifications/notifications'
import { ageMin } from '@stratomate/domain/trading/risk-text'
import { code, link, list, paragraph, section, strong, tableBlock } from '../block-factories.ts'
import type { Section } from '../blocks.ts'

const stored = tableBlock(
  'What is stored, why and how long',
  ['Data', 'Why', 'How long'],
  [
    [
      'Account: name, email, country, role; preferences such as your time zone, if you choose some',
      'To run the account, to show the notice for your country, and to show times as you want them',
      'Until the account is deleted',
    ],
    [
      'Sign-in: password as a one-way hash, one-time codes, passkeys if you add them; if you continue with another service, its name for you there',
      'To let you in and nobody else',
      'Passwords and passkeys until changed or deleted; codes work for 10 minutes',
    ],
    [
      'Sessions: time, network address, browser name',
      'To keep you signed in, and to let you recognize sessions that are not yours',
      'Until you log out, at most 30 days',
    ],
    [
      'Acceptances: that you are of age and have read the risk note, with version and time',
      'To be able to show what was accepted',
      'Until the account is deleted, unless the law demands longer',
    ],
    [
      'Devices: computer name, app version, time zone, last contact, network address while a sign-in is being approved',
      'To connect the app to your account, to show you which computers may trade, and to write times in emails as your clock shows them',
      'Until the account is deleted',
    ],
    [
      'Trades and reserved trades, reported by the app',
      'Dashboard, daily limit, statistics of your trades, answers to your questions',
      tradeDaysKept === null
        ? 'Until the account is deleted'
        : `${tradeDaysKept} days; what they came to by day until the account is deleted`,
    ],
    ['Refused signals, reported by the app', 'To show you why a signal became no trade', '30 days'],
    [
      'Journal: notes and tags that you write about trades and days, with the candles around a trade',
      'To show them to you; nobody else reads them',
      'Until you empty the note or the account is deleted',
    ],
    [
      'Proofs of the Strategy Lab that you send for a check, with their candles',
      'To run them again, and to show what came of it in the posts to which you attach them',
      'Candles until the check is done; a proof without a post 90 days, else until the account is deleted',
    ],
    ['Other candles of connected charts', 'To draw the dashboard', 'In memory only; gone when the service restarts'],
    [
      'Purchases: plan, status, dates, and your number at the payment provider',
      'To know what your account may do',
      'Until the account is deleted; invoices at the provider as long as tax law demands',
    ],
    [
      'Use of the free trial: a keyed hash of the mailbox',
      'The trial is given once',
      'Kept also after deletion; the address cannot be read from it',
    ],
    [
      'Mails that we send you, and which kinds you want',
      'To deliver them, and to see whether they arrived',
      'Address, subject and text for 30 days, your choice until the account is deleted; afterwards only that an email of a kind was sent',
    ],
    [
      'Notifications: what happened, when, and whether you have read it',
      'To show them to you on the site',
      `${notificationDays} days`,
    ],
    [
      'Telegram: the number of the chat and your name there, if you connect it',
      'To send the notifications you choose to your Telegram',
      'Until you disconnect it or the account is deleted',
    ],
    [
      'Browsers that show notifications: the address at their push service and their keys, if you switch it on',
      'To show you a title and a link while the site is closed',
      'Until you sign out in the browser, switch it off or the account is deleted',
    ],
    [
      'Webhooks: the address of your program, a secret, and the last deliveries, if you add one',
      'To call your program when something happens',
      'The secret encrypted; all of it until you remove the webhook or the account is deleted',
    ],
    [
      'Invoices: number, plan, amount, dates, status',
      'To show them to you and to keep the books',
      'As long as tax law demands; without your name once the account is deleted',
    ],
    [
      'License keys',
      'To connect your computers',
      'As a one-way hash with the last five characters, until the account is deleted',
    ],
    [
      'Authenticator apps of our team',
      'So that a password alone opens nothing of yours to us',
      'Encrypted, until they are removed',
    ],
    [
      'Messages to support, feedback and community posts',
      'To answer you; to show posts',
      'Until you delete them or ask us to',
    ],
    [
      'Audit entries: who did what, when, by account number',
      'To explain what happened to an account, and to find misuse',
      'Kept after deletion, without name or email',
    ],
    [
      'Server log: path, time, status, number of the request',
      'To find faults and attacks',
      'Rotated regularly; holds no passwords, codes, cookies or values of queries',
    ],
  ],
)

/** What is stored, why, how long, and what people can do about it. */
export const privacyPolicy: readonly Section[] = [
  section(
    'privacy-who',
    '1. Who is responsible',
    paragraph(
      `${brand.company}, a limited liability company of ${brand.companySeat}, is responsible for the data described here. Write to ${brand.email} or use `,
      link('the support page', '/support'),
      '.',
    ),
  ),
  section(
    'privacy-stored',
    '2. What we store',
    paragraph('We store what the service needs, and nothing to sell.'),
    stored,
  ),
  section(
    'privacy-not-stored',
    '3. What we do not have',
    list(
      [
        strong('Broker passwords and sessions.'),
        ' You sign in at the broker on your own computer, and the session stays there, encrypted. Our server is not on the way of an order.',
      ],
      [
        strong('Card numbers.'),
        ' You enter them in a form of the payment provider. We see the plan, the status and the dates.',
      ],
      [
        strong('Tracking.'),
        ' There are no advertising networks, no analytics of other companies and no tracking cookies on this site.',
      ],
    ),
  ),
  section(
    'privacy-visits',
    '4. Counting visits',
    paragraph(
      'Some pages show how often they were visited. A visit is recognized by a hash of network address and browser name with a random salt that is made anew each day. Salt and hashes are deleted soon after the day is over; from then on nobody, we included, can join a visit with another one or with you. No cookie is used, and what is kept is a number for each page.',
    ),
  ),
  section(
    'privacy-cookies',
    '5. Cookies and local storage',
    list(
      [strong('Session cookie.'), ' Set when you log in; it says who you are. It cannot be read by scripts.'],
      [
        strong('Hint cookie '),
        code('signed_in'),
        '. It says only that somebody is logged in, so that pages need not ask when nobody is.',
      ],
      [
        strong('Payment cookie.'),
        ' If you pay without being logged in, a short-lived cookie lets you, and nobody else, see whether that payment went through.',
      ],
      [
        strong('Local storage.'),
        ' Your browser itself keeps choices such as the light or dark theme, drafts, finished guide steps, and for the Strategy Lab the candles that you tested and how often. They are not sent to us, but for the candles of a proof that you send for a check.',
      ],
    ),
    paragraph(
      'All of these are needed for something that you asked for. There is nothing to consent to beyond them, and therefore no cookie banner. The payment provider may set cookies of its own inside its form, to prevent fraud.',
    ),
  ),
  section(
    'privacy-grounds',
    '6. Why we may',
    list(
      'To fulfil the contract with you: account, plan, devices, trades, support.',
      'Because the law demands it: invoices, answers to courts and authorities.',
      'Because we have a legitimate interest that does not outweigh yours: security, preventing misuse of the trial, finding faults, counting visits.',
    ),
  ),
  section(
    'privacy-recipients',
    '7. Who receives data',
    list(
      [
        strong('The payment provider'),
        ' receives your email, the plan and what you type into its form, and is responsible for its part itself.',
      ],
      [strong('Hosting and email delivery'), ' work for us, on our instruction, with the data that they carry.'],
      [
        strong('Telegram,'),
        ' if you connect it, receives the notifications that you choose and sends us the number of your chat. Its own policy applies.',
      ],
      [
        strong('The push service of your browser,'),
        ' if you switch notifications on, passes them on without being able to read them. Its own policy applies.',
      ],
      [strong('Your own program,'), ' if you add a webhook, receives what you have chosen.'],
      [
        strong('Your broker and MetaTrader 5'),
        ' receive data from your own computer, not from us. Their own policies apply.',
      ],
      [strong('Authorities,'), ' when the law obliges us. We check each request and give no more than is demanded.'],
    ),
    paragraph(
      strong('We do not sell personal data,'),
      ' and we do not share it for advertising. What you post in the community is public.',
    ),
  ),
  section(
    'privacy-place',
    '8. Where data is kept',
    paragraph(
      'We work from the United States, and data is stored there or with providers that protect it in a comparable way. If the law of your home demands a special agreement for such a transfer, it is made with the provider concerned.',
    ),
  ),
  section(
    'privacy-deletion',
    '9. Deletion',
    paragraph(
      'When an account is deleted, its profile, sign-ins, devices, trades, purchases and acceptances are deleted with it. What remains is named in the table: the hash of the used trial, audit entries without a name, and invoices at the payment provider. Backups are overwritten in turn and are used for nothing but restoring.',
    ),
  ),
  section(
    'privacy-rights',
    '10. Your rights',
    paragraph('Wherever you live, you may ask us to:'),
    list(
      [strong('see'), ' what is stored about you;'],
      [strong('receive'), ' it as a file that other programs can read (export);'],
      [strong('correct'), ' what is wrong;'],
      [strong('delete'), ' your account and its data;'],
      [strong('limit or object to'), ' a use that rests on our own interest.'],
    ),
    paragraph(
      `Write from the email of the account to ${brand.email}. We answer within one month, free of charge, and treat nobody worse for asking. You may also complain to the data protection authority of the place where you live.`,
    ),
  ),
  section(
    'privacy-security',
    '11. Security',
    paragraph(
      'Connections are encrypted. Passwords, codes and device credentials are stored as hashes only. Apps have credentials of their own that open nothing but the app’s calls. Who did what is written down with the deed. If a breach puts you at risk, we tell you and the authorities in the time that the law sets.',
    ),
  ),
  section(
    'privacy-age',
    '12. Age',
    paragraph(
      `The service is for people who are ${ageMin} or older. If we learn that an account belongs to somebody younger, we delete it.`,
    ),
  ),
  section(
    'privacy-changes',
    '13. Changes',
    paragraph(
      'Each version has a number. If a change matters to you, account holders learn of it by email at least 30 days before. Software decides about a person nowhere in a way that has legal effect; limits and prices are the same for everybody with the same plan.',
    ),
  ),
]
