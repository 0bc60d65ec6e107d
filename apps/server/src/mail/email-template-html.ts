import type { EmailTemplate } from './email-template'

const FONT = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"

/**
 * Many mail programs remove style sheets. So all colors of the light theme are inline, and the
 * sheet only overrides them for the dark theme. Outlook supports neither `max-width` nor the
 * padding of links, so it gets a table of fixed width and a padded cell.
 */
const STYLES = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:600px){.card{padding:28px 24px 12px!important}}
@media (prefers-color-scheme:dark){
.page{background:#161513!important}
.card{background:#1e1c1a!important;border-color:#33302c!important}
.ink{color:#f2efea!important}
.muted{color:#b8b2a7!important}
.faint{color:#958f84!important}
.faint a{color:#b8b2a7!important}
.link,.faint .link{color:#8fb3ff!important}
.mark{background:#ff6a4d!important}
.button{background:#f2efea!important;border-color:#f2efea!important}
.button a{color:#1d1b18!important}
.quote{background:#262421!important;border-color:#4a4640!important}
.rule{border-color:#33302c!important}
}`

/** A bar of the mark: where it starts and how long it is, of 20 pixels. */
function bar(start: number, length: number): string {
  const cell = (width: number, more = '') =>
    width === 0
      ? ''
      : `<td width="${width}" height="3" style="width:${width}px;height:3px;${more}"></td>`
  const line = `class="mark" style="height:3px;background:#ef482a;border-radius:2px;font-size:0;line-height:3px"`
  return `<tr>${cell(start)}<td width="${length}" height="3" ${line}>&nbsp;</td>${cell(20 - start - length)}</tr>`
}

/** The product's mark, three bars on three lanes, of cells: pictures of other hosts are blocked. */
const MARK = `<table role="presentation" aria-hidden="true" width="20" cellspacing="0" cellpadding="0" border="0" style="width:20px"><tr><td>${[
  bar(0, 10),
  bar(0, 20),
  bar(10, 10),
]
  .map(
    (row) =>
      `<table role="presentation" width="20" cellspacing="0" cellpadding="0" border="0" style="width:20px;margin:0 0 2px">${row}</table>`,
  )
  .join('')}</td></tr></table>`

/** An email template as HTML that every mail program shows: tables, inline styles, no external resources. */
export function emailTemplateHtml(template: EmailTemplate): string {
  const { subject, preview, heading, paragraphs, action, quote, details, notes, footer } = template
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeHtml(subject)}</title>
<style>${STYLES}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#fbfaf8;-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preview)}${'&#847;&zwnj;&nbsp;'.repeat(60)}</div>
<table role="presentation" class="page" width="100%" cellspacing="0" cellpadding="0" border="0" style="background:#fbfaf8">
<tr><td align="center" style="padding:40px 16px">
<!--[if mso]><table role="presentation" width="560" align="center" cellspacing="0" cellpadding="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0" style="width:100%;max-width:560px;text-align:left">
<tr><td style="padding:0 4px 20px"><table role="presentation" cellspacing="0" cellpadding="0" border="0"><tr><td width="20" style="padding-right:10px">${MARK}</td><td class="ink" style="font:600 16px/24px ${FONT};letter-spacing:-0.01em;color:#1d1b18">Throughline</td></tr></table></td></tr>
<tr><td class="card" style="padding:40px 40px 24px;background:#ffffff;border:1px solid #e4e0d9;border-radius:12px">
<h1 class="ink" style="margin:0 0 16px;font:600 24px/32px ${FONT};letter-spacing:-0.02em;color:#1d1b18">${escapeHtml(heading)}</h1>
${paragraphs.map((text) => paragraph(text, 'muted', '#57524a')).join('\n')}
${quote === null ? '' : quoteHtml(quote)}
${details.length === 0 ? '' : detailsHtml(details)}
${action === null ? '' : actionHtml(action)}
${notes.map((text) => paragraph(text, 'faint', '#6f695f', 14)).join('\n')}
</td></tr>
<tr><td class="faint" style="padding:20px 4px 0;font:400 13px/20px ${FONT};color:#6f695f">${escapeHtml(footer)}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`
}

function paragraph(text: string, kind: string, color: string, size = 16): string {
  const height = size + 8
  return `<p class="${kind}" style="margin:0 0 ${size}px;font:400 ${size}px/${height}px ${FONT};color:${color}">${escapeHtml(text)}</p>`
}

function actionHtml({ label, url }: { readonly label: string; readonly url: string }): string {
  const href = escapeHtml(url)
  return `<table role="presentation" cellspacing="0" cellpadding="0" border="0" style="margin:8px 0 24px"><tr><td class="button" align="center" style="background:#1d1b18;border:1px solid #1d1b18;border-radius:8px;mso-padding-alt:12px 24px"><a href="${href}" style="display:inline-block;padding:12px 24px;font:600 16px/24px ${FONT};color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>
<p class="faint" style="margin:0 0 24px;font:400 14px/22px ${FONT};color:#6f695f">Or copy this address into your browser:<br><a class="link" href="${href}" style="color:#2457c5;word-break:break-all">${href}</a></p>`
}

function quoteHtml(quote: string): string {
  const lines = quote
    .split(/\r\n?|\n/)
    .map((line) => escapeHtml(line))
    .join('<br>')
  return `<div class="quote ink" style="margin:0 0 24px;padding:16px 20px;background:#f4f2ee;border-left:3px solid #cfc9bf;border-radius:4px;font:400 15px/24px ${FONT};color:#1d1b18;overflow-wrap:anywhere">${lines}</div>`
}

function detailsHtml(details: EmailTemplate['details']): string {
  const rows = details.map(
    ([label, value]) =>
      `<tr><td class="faint" valign="top" style="padding:4px 16px 4px 0;font:400 14px/20px ${FONT};color:#6f695f;white-space:nowrap">${escapeHtml(label)}</td><td class="ink" style="padding:4px 0;font:400 14px/20px ${FONT};color:#1d1b18;overflow-wrap:anywhere">${escapeHtml(value)}</td></tr>`,
  )
  return `<table role="presentation" cellspacing="0" cellpadding="0" border="0" style="margin:0 0 16px">${rows.join('')}</table>`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '')
}
