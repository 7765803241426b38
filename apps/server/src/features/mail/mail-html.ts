import type { MailText } from '@stratomate/content/languages/mail-sentences'
import { type Language, readLanguage } from '@stratomate/contracts/site/languages'
import { say } from '../say.ts'
import { mailFrame, signature } from './mail-frame.ts'
import { writePhrase } from './write-phrase.ts'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

type PlainMail = { subject: string; text: string; language: Language }
/** The language of a mail's frame, and where people reach the service. */
type Frame = { language: Language; origin: string }

/**
 * A mail's text in the frame of the house: paragraphs, working links, a large code, rows of facts, and one button where
 * a paragraph ends with an address of ours. The text stays the only source, so both always say the same; whatever a
 * stranger typed into it is shown and never read as HTML, and never becomes a button.
 * @param origin where people reach the service, as `https://host`
 */
export function mailHtml({ subject, text, language }: PlainMail, origin: string): string {
  const frame = { language, origin }
  const paragraphs = text.split(/\n{2,}/u).filter((paragraph) => paragraph !== signature.typed && paragraph !== '')
  const last = paragraphs.at(-1)
  const way = unsubscribeText(frame)
  // Recognised by place and address too, because a stranger may have typed the same words.
  const unsubscribe = last?.startsWith(`${way}${origin}/`) === true ? last : undefined
  const shown = paragraphs.filter((paragraph) => paragraph !== unsubscribe)
  return mailFrame({
    language,
    title: escape(subject),
    preview: escape(shown[0] ?? ''),
    content: shown.map((paragraph) => paragraphOf(paragraph, frame)).join('\n'),
    unsubscribe: unsubscribe === undefined ? '' : `<br>${unsubscribeLink(unsubscribe, way)}`,
  })
}

/** How the last paragraph begins in every mail whose kind can be switched off. */
function unsubscribeText(frame: Frame): string {
  return wordsIn(frame, 'Unsubscribe from these emails: {url}').slice(0, -1)
}

function wordsIn({ language, origin }: Frame, text: MailText): string {
  return writePhrase(say(text, { url: '\u0000' }), { origin, language, timeZone: null })
}

function paragraphOf(paragraph: string, frame: Frame): string {
  if (/^\d{6}$/u.test(paragraph)) return code(paragraph)
  const lines = paragraph.split('\n')
  if (lines.length > 1 && lines.every((line) => factLine.test(line))) return facts(lines)
  const action = actionOf(paragraph, frame)
  if (action === null) return `<p style="margin:0 0 16px">${lines.map(linked).join('<br>')}</p>`
  const lead =
    action.lead === '' ? '' : `<p style="margin:0 0 16px">${action.lead.split('\n').map(linked).join('<br>')}</p>`
  return `${lead}<p style="margin:0 0 20px"><a class="press" href="${escape(action.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#171b14;color:#ddf35b;font-weight:600;text-decoration:none">${action.label}</a></p>`
}

function code(digits: string): string {
  return `<p class="box ink" style="margin:0 0 16px;padding:16px 20px;background:#f2f3ee;border:1px solid #d9dad3;border-radius:8px;font-family:ui-monospace,'SFMono-Regular',Menlo,Consolas,monospace;font-size:32px;line-height:1.2;letter-spacing:0.18em;color:#171b14">${digits}</p>`
}

const factLine = /^\p{Lu}[\p{L} ]{1,22}: \S/u

function facts(lines: readonly string[]): string {
  const rows = lines.map((line) => {
    const at = line.indexOf(': ')
    const cell = 'padding:8px 0;border-top:1px solid #d9dad3;vertical-align:top'
    return `<tr><td class="faint rule" style="${cell};padding-right:20px;color:#60635a;white-space:nowrap">${escape(line.slice(0, at))}</td><td class="rule" style="${cell}">${linked(line.slice(at + 2))}</td></tr>`
  })
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;font-size:15px">${rows.join('')}</table>`
}

/** The button's text by the page it leads to; the first match counts. */
const buttonLabels = [
  ['/verify-email', 'Verify your email'],
  ['/forgot-password', 'Set a new password'],
  ['/how-to', 'Read the guides'],
  ['/pricing', 'See the plans'],
  ['/subscribe', 'Save a card'],
  ['/account', 'Open your account'],
  ['/notifications', 'See your notifications'],
  ['/dashboard', 'Open the dashboard'],
  ['/support', 'Open the chat'],
  ['/community', 'Open the community'],
  ['/admin', 'Open the console'],
] as const satisfies readonly (readonly [string, MailText])[]

/** The words between a sentence and the address at its end, beside a colon. */
const leads = {
  en: /^(?:(.*)(:| at)|at|or open) (https?:\/\/[^\s<>"']+?)\.?$/su,
  es: /^(?:(.*)(:| en)|en|o abre) (https?:\/\/[^\s<>"']+?)\.?$/su,
  'pt-BR': /^(?:(.*)(:| em)|em|ou abra) (https?:\/\/[^\s<>"']+?)\.?$/su,
} as const satisfies Record<Language, RegExp>

type Action = { lead: string; url: string; label: string }

/** The paragraph without our address at its end; null where it ends otherwise. */
function actionOf(paragraph: string, frame: Frame): Action | null {
  const { language, origin } = frame
  const parts = leads[language].exec(paragraph)
  const url = parts?.[3]
  if (parts === null || url === undefined || !url.startsWith(`${origin}/`)) return null
  const place = readLanguage(url.slice(origin.length)).path
  const label = buttonLabels.find(([path]) => place.startsWith(path))?.[1] ?? 'Open {brand}'
  return { lead: parts[1] === undefined ? '' : `${parts[1]}.`, url, label: escape(wordsIn(frame, label)) }
}

function unsubscribeLink(paragraph: string, way: string): string {
  const url = paragraph.slice(way.length)
  return `<a href="${escape(url)}" style="color:#60635a">${escape(way.slice(0, -2))}</a>`
}

/** Addresses become links; a point or bracket that ends the sentence does not belong to them. */
function linked(line: string): string {
  return line
    .split(/(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)])/u)
    .map((part, place) =>
      place % 2 === 0
        ? escape(part)
        : `<a class="ink" href="${escape(part)}" style="color:#171b14">${escape(part)}</a>`,
    )
    .join('')
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/gu, (character) => escapes[character] ?? '')
}
