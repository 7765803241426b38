import { type languages, otherLanguages } from '@stratomate/contracts/site/languages'
import type { MailText } from '@stratomate/content/languages/mail-sentences'
import { mailSentences } from '@stratomate/content/languages/mail-sentences'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as accountMails from '../accounts/mails.ts'
import * as billingMails from '../billing/mails/billing-mails.ts'
import { computerConnectedMail, keyReplacedMail } from '../licences/licence-mails.ts'
import { newsOf } from '../notifications/news-of.ts'
import { feedbackAcknowledgement, supportAcknowledgement } from '../support/messages/support-mails.ts'
import { webhookAddedMail } from '../webhooks/webhook-added-mail.ts'
import type { Mail } from '../ports.ts'
import { mailHtml } from './mail-html.ts'
import { wordsOfStored } from './words-of-stored.ts'
import { writeParagraphs, writePhrase } from './write-phrase.ts'

const origin = 'https://shop.test'
const at = new Date('2026-11-24T18:50:00Z')
const person = { to: 'ann@example.com', id: 'id' }
const about = { ...person, tier: 'pro_trader' } as const
const named = { ...person, name: 'Acme' }
const receipt = {
  ...person,
  what: billingMails.subscriptionName('pro_trader'),
  amountCents: 123_456,
  paidAt: at,
  next: billingMails.nextCharge(at, null),
  owner: 'address',
  liveMode: false,
} as const
const news = (facts: Parameters<typeof newsOf>[0]): Mail => ({ dedupeKey: '', to: '', ...newsOf(facts) })
const chart = JSON.stringify(['EURUSD', 60, 'vortex'])

/** Every mail that is made of facts alone. */
const mails: Readonly<Record<string, Mail>> = {
  verification: accountMails.verificationMail({ ...person, code: '123456', language: 'en' }),
  'sign-in code': accountMails.signInCodeMail({ ...person, code: '123456' }),
  'password reset': accountMails.passwordResetMail({ ...person, code: '123456' }),
  'password changed': accountMails.passwordChangedMail(person),
  'passkey added': accountMails.passkeyAddedMail(named),
  'passkey removed': accountMails.passkeyRemovedMail(named),
  'token made': accountMails.accessTokenMadeMail({ ...named, scopes: ['read', 'pause'] }),
  'authenticator added': accountMails.authenticatorAddedMail(person),
  'authenticator removed': accountMails.authenticatorRemovedMail(person),
  'provider connected': accountMails.oidcConnectedMail(named),
  'provider disconnected': accountMails.oidcDisconnectedMail(named),
  'factor link': accountMails.factorLinkMail({ ...person, page: '/account?tab=security', minutes: 30 }),
  'account deleted': accountMails.accountDeletedMail({ ...person, language: 'en' }),
  'already registered': accountMails.alreadyRegisteredMail(person),
  'key replaced': keyReplacedMail({ ...person, removed: 1 }),
  'key replaced, several computers': keyReplacedMail({ ...person, removed: 2 }),
  'computer connected': computerConnectedMail({ ...person, computerName: 'PC' }),
  'webhook added': webhookAddedMail({ ...person, url: 'https://hook.example/x' }),
  'support acknowledged': supportAcknowledgement({ id: 'id', email: person.to }),
  'feedback acknowledged': feedbackAcknowledgement({ id: 'id', email: person.to }),
  receipt: billingMails.receiptMail(receipt),
  'last receipt': billingMails.receiptMail({ ...receipt, owner: 'account', next: billingMails.nextCharge(null, at) }),
  'receipt of a license': billingMails.receiptMail({
    ...receipt,
    what: billingMails.licenceName('pro'),
    next: billingMails.paidOnce,
  }),
  'receipt of a subscription that nobody knows': billingMails.receiptMail({
    ...receipt,
    what: billingMails.subscriptionName(null),
    next: billingMails.nextCharge(null, null),
  }),
  'second payment': billingMails.duplicateMail({ ...person, what: billingMails.licenceName('pro'), amountCents: 100 }),
  'trial started': billingMails.trialStartedMail({ ...about, endsAt: at, owner: 'address' }),
  'trial started without an end': billingMails.trialStartedMail({ ...about, endsAt: null, owner: 'account' }),
  'trial ends': billingMails.trialEndsMail({ ...about, endsAt: at, outcome: 'ends' }),
  'trial needs a card': billingMails.trialEndsMail({ ...about, endsAt: at, outcome: 'needs-card' }),
  'trial is charged': billingMails.trialEndsMail({ ...about, endsAt: at, outcome: 'is-charged' }),
  'trial ended': billingMails.trialEndedMail(about),
  'payment failed': billingMails.paymentFailedMail({ ...about, since: at, stopsAt: at }),
  'subscription cancelled': billingMails.cancelsMail({ ...about, cancelsAt: at, key: 1 }),
  'cancelled subscription ended': billingMails.cancelledMail(about),
  'unpaid subscription ended': billingMails.endedMail(about),
  'app silent': news({ kind: 'silent', computer: 'PC', heardAt: at.toISOString() }),
  'signals refused': news({ kind: 'refusals', computer: 'PC', refused: '8', signals: '9', code: 'stale' }),
  'own limit': news({ kind: 'stop', computer: 'PC', code: 'daily_loss' }),
  'results weaken': news({ kind: 'proof', chart, state: 'weakening', isStopped: 'no' }),
  'results broken': news({ kind: 'proof', chart, state: 'broken', isStopped: 'no' }),
  'results broken, chart stopped': news({ kind: 'proof', chart, state: 'broken', isStopped: 'yes' }),
}

const textIn = (mail: Mail, language: (typeof languages)[number]) => {
  const reader = { origin, language, timeZone: 'America/Denver' }
  return { subject: writePhrase(mail.subject, reader), text: writeParagraphs(mail.paragraphs, reader), language }
}

/** Without what is the same in every language: addresses, the code, names, the signature. */
const unchanged = /^(?:https?:\/\/\S+|\d{6}|Acme|PC|Stratomate · .*)$/u

describe.each(otherLanguages)('in %s', (language) => {
  test.each(Object.entries(mails))('%s has no English sentence, and its frame has no English button', (_name, mail) => {
    const english = textIn(mail, 'en')
    const other = textIn(mail, language)
    const sentences = english.text.split('\n').filter((line) => line !== '' && !unchanged.test(line))
    const html = mailHtml(other, origin)
    const label = (of: string) => /class="press"[^>]*>([^<]*)</u.exec(of)?.[1]

    expect(other.subject).not.toBe(english.subject)
    expect(sentences.filter((sentence) => other.text.includes(sentence))).toEqual([])
    expect(other.text.split('\n')).toHaveLength(english.text.split('\n').length)
    expect(other.subject + other.text).not.toMatch(/[{}]/u)
    expect(html).toContain(`<html lang="${language}">`)
    expect([label(html) === undefined, label(html) === label(mailHtml(english, origin))]).toEqual([
      label(mailHtml(english, origin)) === undefined,
      label(html) === undefined,
    ])
  })

  test('dates, money and links are those of the language', () => {
    const { subject, text } = textIn(mails['receipt'] ?? accountMails.passwordChangedMail(person), language)
    const ended = textIn(mails['trial ended'] ?? accountMails.passwordChangedMail(person), language).text

    expect(subject.replaceAll('\u00A0', ' ')).toContain(language === 'es' ? '1234,56 US$' : 'US$ 1.234,56')
    expect(text).toContain(language === 'es' ? '24 de noviembre de 2026' : '24 de novembro de 2026')
    const verify = textIn(accountMails.verificationMail({ ...person, code: '123456', language }), language).text

    expect(verify).toContain(`/${language.slice(0, 2)}/verify-email?email=ann%40example.com&code=123456`)
    expect(ended).toContain(`${origin}/${language === 'es' ? 'es' : 'pt'}/pricing`)
    expect(text).toContain(`${origin}/dashboard`)
  })

  test('a title that was stored in English is found again', () => {
    const said = (stored: string) => writePhrase(wordsOfStored(stored), { origin, language, timeZone: null })

    expect(said('Your post was hidden')).toBe(mailSentences(language).texts['Your post was hidden'])
    expect(said('We give back a second payment: $9.00')).toMatch(/^Devolvemos .*: \$9\.00$/u)
    expect(said('Something of an earlier release')).toBe('Something of an earlier release')
  })

  test('every sentence is another one than in English, with the same slots', () => {
    // Safe: exactly the keys of the catalogue.
    const texts = Object.entries(mailSentences(language).texts) as [MailText, string][]
    const slotsOf = (text: string) => (text.match(/\{\w+\}/gu) ?? []).toSorted().join('')
    const words = (text: string) => text.replaceAll(/\{\w+\}/gu, '').match(/\p{L}+/gu)

    expect(texts.filter(([english, text]) => slotsOf(english) !== slotsOf(text))).toEqual([])
    expect(texts.filter(([english, text]) => english === text && words(text) !== null)).toEqual([])
  })
})

test('every sentence of the catalogue is one that a mail, a message or a frame still says', () => {
  const repository = join(import.meta.dirname, '../../../../..')
  const sources = ['apps/server/src/features', 'packages/domain/src/notifications']
    .flatMap((folder) =>
      readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /(?<!\.test)\.ts$/u.test(file))
        .map((file) => readFileSync(join(repository, folder, file), 'utf8')),
    )
    .join('\n')
  const isWritten = (text: string) => sources.includes(`'${text}'`) || sources.includes(`"${text}"`)

  expect(Object.keys(mailSentences('es').texts).filter((text) => !isWritten(text))).toEqual([])
})
