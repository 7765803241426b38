import { brand } from '@stratomate/brand'
import { ageMin, riskText } from '@stratomate/domain/trading/risk-text'
import { link, list, paragraph, section } from '../block-factories.ts'
import type { Section } from '../blocks.ts'

/** The rules for the site, the account and the community. */
export const termsOfUse: readonly Section[] = [
  section(
    'terms-who-we-are',
    '1. Who we are and what these terms cover',
    paragraph(
      `${brand.company} ("we", "us") is a limited liability company of ${brand.companySeat}. These Terms of Use apply to the website, the account, the community, the documentation and the support of ${brand.name}. The Service Agreement adds the rules of plans and automatic trading, the License Agreement those of the software, and the Privacy Policy says what happens with your data. Where they differ about a plan or the software, the Service Agreement or the License Agreement prevails.`,
    ),
    paragraph(
      'By creating an account or using the site you accept these terms. If you do not accept them, please do not use it.',
    ),
  ),
  section(
    'terms-who-may-use',
    '2. Who may use it',
    list(
      `You must be ${ageMin} or older. We record when you confirm this, and that you have accepted the risk note, with the version of its text.`,
      'Binary options are banned or restricted in some countries. Check the rules where you live before you trade. Whether you may trade is for you to find out; where we know of a ban we may lock trading on Live accounts, but the absence of a lock is no permission.',
      'You may not use the service if you are subject to sanctions of the United States, or where its use would be against the law.',
    ),
  ),
  section(
    'terms-account',
    '3. Your account',
    list(
      'Give a true name, country and email, and keep them up to date. One person has one account, and an account is personal: it cannot be sold, lent or passed on.',
      'Keep your password, codes and license keys to yourself. Our team never asks for them. Approve a device only if you have started its sign-in yourself.',
      'What is done through your account counts as done by you, unless you have told us that somebody else had access and you were not to blame for it.',
      'Tell us at once when you think that somebody else has access. You can remove devices on the dashboard, and setting a new password ends all other sessions.',
    ),
  ),
  section(
    'terms-no-advice',
    '4. Not financial advice',
    paragraph(
      `${brand.name} is not a financial advisor or broker. Subscriptions are processed through a card payment provider. Nothing on the site, in the software, in the community or in a message of our team is financial, investment, legal or tax advice, or a recommendation to make a trade. Indicators, settings and examples describe rules; they do not know your situation. You decide what is traded, with what amount and on which account.`,
    ),
  ),
  section(
    'terms-risk',
    '5. Risk of trading',
    paragraph(riskText.full),
    list(
      'Past results, replays and demo results do not predict future results. Demo and paper accounts fill orders differently from a Live account.',
      'Software, computers, networks, terminals and brokers fail. Signals can be late, wrong, missing or repeated, and prices can move before an order arrives.',
      'Speed figures are design targets or measurements under the conditions shown beside them, not a promise for your computer or your broker.',
    ),
  ),
  section(
    'terms-acceptable-use',
    '6. Acceptable use',
    paragraph('You may not:'),
    list(
      'break the law, or the rights of others, with the help of the service;',
      'get around limits, prices, roles, the trial or the reservation of trades, or open several accounts for that purpose;',
      'try to reach data, sessions, devices or trades of others, or burden the service in a way that harms others. Careful security research that follows our security policy is welcome;',
      'upload or post harmful software, or anything that you have no right to;',
      'resell access, or offer the service to others as your own;',
      'use the service to influence a market or to deceive a broker, a payment provider or us.',
    ),
  ),
  section(
    'terms-community',
    '7. Community rules',
    list(
      'Post no earnings claims, no promises of results, no paid signals, managed accounts or referral links.',
      "Settings that are posted are one member's opinion. Nobody checks them for your purpose.",
      'Be respectful. Post no personal data of others and no account numbers, license keys or codes.',
      'What you write stays yours. You allow us to store it and show it to the visitors of the site for as long as it is posted; deleting it ends that.',
      'Moderators may hide, pin or lock posts. A suspended member is shown the reason and the end, and may answer through support. There are no hidden bans.',
    ),
  ),
  section(
    'terms-third-parties',
    '8. Third parties',
    paragraph(
      `The service works together with products of others: MetaTrader 5 of MetaQuotes, Pocket Option and other brokers, EABiBOT for OTC charts, and a card payment provider. We are not affiliated with any of them. Not affiliated with MetaQuotes or Pocket Option. Their own terms apply between you and them, and they may change or stop what they offer at any time. A broker's own terms may forbid automation; it is for you to read them and to bear what follows from connecting an account. Links lead to sites whose content is not ours.`,
    ),
  ),
  section(
    'terms-property',
    '9. Content and names',
    paragraph(
      `The source code in our public repository is under the MIT license. The name ${brand.name}, the logo, the service itself and its data are not part of that license. You may quote the documentation with a link to it. Names and marks of others belong to their owners. If you send us a suggestion, we may use it without owing you anything.`,
    ),
  ),
  section(
    'terms-warranty',
    '10. No warranty',
    paragraph(
      'The service is provided as it is and as it is available, without warranty of any kind, express or implied, including merchantability, fitness for a purpose, accuracy, freedom from interruption, and any result of trading, as far as the law allows.',
    ),
  ),
  section(
    'terms-liability',
    '11. Liability',
    paragraph(
      'As far as the law allows, we are not liable for trading losses, for missed or late trades, for earnings that did not come about, for lost data, or for indirect, incidental, special or consequential damage, whatever its cause. Our total liability for all claims of one year is limited to what you paid us in the twelve months before the first of them, or 100 US dollars if you paid nothing. Nothing here limits liability that cannot be limited by law, such as for intent.',
    ),
    paragraph(
      'You hold us harmless from claims of others that arise because you broke these terms or the law, including reasonable costs of defense.',
    ),
  ),
  section(
    'terms-ending',
    '12. Suspension and end',
    list(
      'You may stop at any time and ask for the deletion of your account. A running subscription has to be cancelled first; see the Service Agreement.',
      'We may suspend or end an account that breaks these terms, endangers others or the service, or must be closed by law. We tell you the reason, and, unless there is danger or the law forbids it, before we do so.',
      'Sections that by their nature outlast the end do so: 4, 5, 9, 10, 11, 13.',
    ),
  ),
  section(
    'terms-law',
    '13. Governing law and disputes',
    paragraph(
      'The law of the State of New Mexico governs, without its rules on conflict of laws. Please write to us first: most disputes can be settled within 30 days by talking. What remains is brought before the state or federal courts in New Mexico, and you and we accept their jurisdiction. Either side may bring a claim before a small claims court that is competent for it. Rights that the law of your home gives you as a consumer, and that cannot be waived, stay yours.',
    ),
  ),
  section(
    'terms-changes',
    '14. Changes and contact',
    paragraph(
      'Each version of these terms has a number. When we change them in a way that matters to you, we tell account holders by email at least 30 days before; whoever does not agree may end the account until then. If a provision is not valid, the others remain in force.',
    ),
    paragraph(`${brand.company}, ${brand.companySeat}, ${brand.email}, or `, link('the support page', '/support'), '.'),
  ),
]
