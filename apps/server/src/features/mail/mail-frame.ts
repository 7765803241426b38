import { brand } from '@stratomate/brand'
import type { Language } from '@stratomate/contracts/site/languages'
import { typed } from '../say.ts'

/** The parts of a mail; each is HTML that was escaped already. */
type FramedMail = { language: Language; title: string; preview: string; content: string; unsubscribe: string }

/**
 * The frame of every mail: a sheet with the wordmark and the ruler, in the light or dark colours of the mail program.
 * Styles are inline because many programs drop style sheets; those that keep one get the dark colours from it. There is
 * no picture and no address of another host, so that opening a mail reveals nothing.
 */
export function mailFrame({ language, title, preview, content, unsubscribe }: FramedMail): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
<style>${darkStyle}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f9f9f6">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="ground" style="background:#f9f9f6"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;font-family:${font};text-align:left">
<tr><td style="padding:0 4px 14px">
<p class="ink" style="margin:0;font-size:17px;font-weight:600;letter-spacing:-0.02em;color:#171b14">${brand.name}</p>
${ruler}
</td></tr>
<tr><td class="sheet ink" style="padding:32px 28px;background:#ffffff;border:1px solid #d9dad3;border-radius:12px;color:#171b14;font-size:16px;line-height:1.55;word-break:break-word">
<h1 class="ink" style="margin:0 0 20px;font-size:24px;line-height:1.2;font-weight:600;letter-spacing:-0.025em;color:#171b14">${title}</h1>
<!--content-->
${content}
<!--/content-->
</td></tr>
<tr><td class="faint" style="padding:20px 4px 0;font-size:13px;line-height:1.5;color:#60635a">${brand.company}, ${brand.companySeat}. ${brand.tagline}${unsubscribe}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

const font = "'Instrument Sans',system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** The short bar on a scale that ends at a limit: what the product is about. */
const ruler =
  '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin-top:10px"><tr>' +
  ['#72890c:9%:lime', '#d9dad3:80%:line', '#60635a:2px:tick', '#d9dad3:auto:line']
    .map((cell) => cell.split(':'))
    .map(
      ([colour, width, name]) =>
        `<td class="${name}" style="width:${width};height:4px;font-size:0;line-height:0;background:${colour}"></td>`,
    )
    .join('') +
  '</tr></table>'

const darkStyle = `
@media (prefers-color-scheme: dark) {
.ground { background: #0d0f0c !important }
.sheet { background: #141712 !important; border-color: #2d302b !important }
.ink, .ink a { color: #f0f1e9 !important }
.faint, .faint a { color: #9fa198 !important }
.lime { background: #d2ec3d !important }
.line { background: #2d302b !important }
.tick { background: #9fa198 !important }
.box { background: #1b1e1a !important; border-color: #2d302b !important }
.rule { border-color: #2d302b !important }
.ink .press { background: #d2ec3d !important; color: #151d07 !important }
}`

/** The last paragraph of a mail's text, the same in every language; the frame says it where the mail is HTML. */
export const signature = typed(`${brand.name} · ${brand.tagline}`)
