import { brand } from '@stratomate/brand'
import { code, link, list, paragraph, section, strong, tableBlock } from '../block-factories.ts'
import type { Section } from '../blocks.ts'
import { licenceRows } from '../plan-texts.ts'

/** How the desktop software and the files for MetaTrader 5 may be used. */
export const licenseAgreement: readonly Section[] = [
  section(
    'license-what',
    '1. What this covers',
    paragraph(
      `This agreement between you and ${brand.company}, a limited liability company of ${brand.companySeat}, covers the software that runs on your computer ("the software"):`,
    ),
    list(
      [strong(brand.desktopName), ', with its setup, its paper broker and its indicator engine;'],
      [
        strong('the files for MetaTrader 5:'),
        ' the expert advisor, the indicators and the indicator add-ons, as sources (',
        code('.mq5'),
        ', ',
        code('.mqh'),
        ') and compiled (',
        code('.ex5'),
        ').',
      ],
    ),
    paragraph(
      'Using the website and the service is covered by the Terms of Use and the Service Agreement. By installing the software you accept this agreement.',
    ),
  ),
  section(
    'license-sources',
    '2. The sources are under the MIT license',
    paragraph(
      `The source code in our public repository is under the MIT license, and nothing here takes away a right that it gives you for that code: you may read, change, build and share it with its notice. Not part of that license are the name ${brand.name} and the logo, the service and its servers, the data in it, accounts, license keys and signatures, and the packages that we build, sign and deliver. Whoever publishes a changed version has to give it another name.`,
    ),
  ),
  section(
    'license-grant',
    '3. What you may do with the packages',
    list(
      'Install and use the packages that we deliver on computers that you use yourself, for your own trading, for as long as a trial, a subscription or a license is in force on your account.',
      'Make copies for backup.',
      'Use the indicators in MetaTrader 5 without the app as well, for example to look at charts.',
    ),
    paragraph(
      'A subscription and a license are tied to the account, not to the device. The right is not exclusive and cannot be passed on.',
    ),
  ),
  section(
    'license-limits',
    '4. What you may not do',
    list(
      'get around the daily limit, the number of charts or the check of a license at our service;',
      'share, sell or publish license keys, device credentials or the packages that need a subscription;',
      'pass on a changed package as ours, or remove notices of rights;',
      'use the software for others as a paid service without our agreement in writing;',
      'use it where the law forbids it.',
    ),
  ),
  section(
    'license-kinds',
    '5. One-time licenses',
    tableBlock(
      'One-time licenses',
      ['License', 'Price', 'Automated trades', 'Charts at once', 'Updates'],
      licenceRows(),
    ),
    paragraph(
      'A license key belongs to one account. It is entered in the app or on the website, and can be used on several computers of yours, which share its limits. A key may be revoked if its payment was taken back or it was obtained by deceit; you are told the reason.',
    ),
  ),
  section(
    'license-updates',
    '6. Updates',
    list(
      'During a trial or a subscription you get every version.',
      'With a one-time license you get the versions that are published while its updates last. The app compares the date of its build with the end of your updates; a version built before may be used on without a limit of time.',
      '"Lifetime" means for as long as we publish versions of the product.',
      'A security fix for the last version that your license covers is free, also after the updates have ended.',
      'Our service may refuse versions that are not safe any more, but never the last one that your license covers, except where a free security fix replaces it.',
      [
        'What’s new in each version: see ',
        link('the changelog', '/changelog'),
        '. Updates are installed by you; the app does not replace itself.',
      ],
    ),
  ),
  section(
    'license-indicators',
    '7. Indicators and their names',
    paragraph(
      'Each indicator is a rule with settings, built by us from published formulas or by our own definition, which the library states. Some names are used by others for products of their own; ours are neither those products nor derived from their files. An indicator is a tool for looking at prices, not advice, and no rule creates an edge by itself.',
    ),
  ),
  section(
    'license-third-parties',
    '8. Software of others',
    list(
      'The packages contain components of others under their own licenses; the notices that come with them list these.',
      'MetaTrader 5, EABiBOT and the software of brokers are not included and are used under the terms of their makers. Not affiliated with MetaQuotes or Pocket Option.',
      "A broker's own terms may forbid automation. The permission to use our software is no permission to use it with a particular broker.",
    ),
  ),
  section(
    'license-on-your-computer',
    '9. What the software does on your computer',
    list(
      'It opens a pipe that programs of the same Windows user can reach, and, with a window, an address that only this computer can reach.',
      'It keeps a record of orders, its settings and its sign-in in a data folder of its own.',
      'It copies files into the data folder of a MetaTrader 5 that you choose.',
      'It speaks to our service as the Privacy Policy describes, and to the broker that you connect.',
      'Removing it leaves the data folder, so that the record of your trades is not lost. You may delete it.',
    ),
  ),
  section(
    'license-warranty',
    '10. No warranty, limited liability',
    paragraph(
      'The software is provided as it is, without warranty of any kind, express or implied. Sections 10 and 11 of the Terms of Use apply: we are not liable for trading losses, for orders that were or were not placed, or for consequential damage, as far as the law allows.',
    ),
  ),
  section(
    'license-end',
    '11. End',
    paragraph(
      'The permission ends when no trial, subscription or license is in force any more, or when you break this agreement seriously and do not put it right within a time that we set. Then stop using the packages and delete them, except copies that the law obliges you to keep. Rights under the MIT license do not end thereby.',
    ),
  ),
  section(
    'license-law',
    '12. Law',
    paragraph(
      'The law of the State of New Mexico governs, and section 13 of the Terms of Use applies to disputes. You observe export law. If a provision is not valid, the others remain in force.',
    ),
  ),
]
