import type { EmailTemplate } from './email-template'

/** A letter as plain text, for programs and people who want no HTML. */
export function emailTemplateText(letter: EmailTemplate): string {
  const { heading, paragraphs, action, quote, facts, notes, footer } = letter
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
