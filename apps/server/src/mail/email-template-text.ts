import type { EmailTemplate } from './email-template'

/** An email template as plain text, for mail programs that show no HTML. */
export function emailTemplateText(template: EmailTemplate): string {
  const { heading, paragraphs, action, quote, details, notes, footer } = template
  const parts = [
    heading,
    ...paragraphs,
    ...(quote === null
      ? []
      : [
          quote
            .split(/\r\n?|\n/)
            .map((line) => `> ${line}`)
            .join('\n'),
        ]),
    ...(details.length === 0
      ? []
      : [details.map(([label, value]) => `${label}: ${value}`).join('\n')]),
    ...(action === null ? [] : [`${action.label}:\n${action.url}`]),
    ...notes,
    `-- \n${footer}`,
  ]
  return `${parts.join('\n\n')}\n`
}
