import type { EmailTemplate } from './email-template'

/** An email template as plain text, for mail programs that show no HTML. */
export function emailTemplateText(template: EmailTemplate): string {
  const { heading, paragraphs, action, quote, facts, notes, footer } = template
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
    ...(facts.length === 0 ? [] : [facts.map(([label, value]) => `${label}: ${value}`).join('\n')]),
    ...(action === null ? [] : [`${action.label}:\n${action.url}`]),
    ...notes,
    `-- \n${footer}`,
  ]
  return `${parts.join('\n\n')}\n`
}
