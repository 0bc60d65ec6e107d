import type { Dashboard } from '@throughline/api-client'
import { isolateText } from '@throughline/domain/messages'

/** The most characters of HTML that are quoted. */
const QUOTED_COUNT = 160

/** A dashboard as somebody else has saved it, beside what is being typed. */
export function TheirVersion({
  dashboard: { name, embedHtml, asset },
}: {
  readonly dashboard: Dashboard
}) {
  return (
    <ul>
      <li>{`Data Source Name: ${isolateText(name)}`}</li>
      <li>{`HTML Embed Code: ${quoted(embedHtml)}`}</li>
      <li>{`PDF: ${asset === null ? 'none' : isolateText(asset.name)}`}</li>
    </ul>
  )
}

function quoted(html: string | null): string {
  if (html === null) return 'none'
  return html.length > QUOTED_COUNT ? `${html.slice(0, QUOTED_COUNT)}…` : html
}
