import { brand } from '@stratomate/brand'
import { control, link, paragraph } from '../block-factories.ts'
import type { Question } from '../blocks.ts'

/** The answers above the contact form. */
export const supportQuestions: readonly Question[] = [
  {
    id: 'install',
    question: `How do I install ${brand.desktopName}?`,
    gist: 'On Windows 10 or higher, from one ZIP file.',
    answer: [
      paragraph(
        'Get the ZIP file from the ',
        link('download page', '/download'),
        ', extract it into a folder of its own and start the setup inside. ',
        'You need Windows 10 or higher, 8GB RAM (16GB recommended), 500MB disk and internet. ',
        link('The setup guide', '/how-to/stratomate-setup'),
        ' shows each step.',
      ),
    ],
  },
  {
    id: 'connect-account',
    question: 'How do I connect my account?',
    gist: 'With a code that the app shows: no API key.',
    answer: [
      paragraph(
        `${brand.desktopName} shows a code when it starts. Enter it on the `,
        link('device page', '/device'),
        ', compare the computer it names with yours and press ',
        control('Approve'),
        '. No API key is needed, and the app never learns your password.',
      ),
    ],
  },
  {
    id: 'automation-not-working',
    question: 'Why are no trades being placed?',
    gist: 'Each refused signal is listed with its reason.',
    answer: [
      paragraph(
        'Look at Recent Activity on the ',
        link('dashboard', '/dashboard'),
        ': a signal that did not become a trade is listed there with its reason, and ',
        link('every reason has a page', '/errors'),
        ' that says what helps. If nothing is listed at all, the terminal is closed or the expert advisor is not attached. ',
        link('Troubleshooting', '/documentation#troubleshooting'),
        ' goes through the causes in order.',
      ),
    ],
  },
  {
    id: 'update',
    question: 'How do I update the app?',
    gist: 'Install the newest version over the old one.',
    answer: [
      paragraph(
        'Stop trading, get the newest installer from the ',
        link('download page', '/download'),
        ' and run it over the old version: sign-in, favorites and the record of your trades stay. ',
        'See what’s new in the ',
        link('changelog', '/changelog'),
        '. With a one-time license you may run every version that was built before your updates ended.',
      ),
    ],
  },
  {
    id: 'subscription-transferable',
    question: 'Can I use my subscription on another computer?',
    gist: 'Yes. It belongs to your account, not to the device.',
    answer: [
      paragraph(
        'Yes. A subscription belongs to your account, not to the device: sign in on the other computer and approve it. ',
        'Several computers share one daily limit and never exceed it together. ',
        'An account is personal and cannot be passed to another person.',
      ),
    ],
  },
]
