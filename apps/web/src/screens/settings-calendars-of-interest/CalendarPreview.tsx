import type { CalendarPreview as Preview } from '@throughline/api-client'
import { formatShortDate } from '@throughline/domain/calendar-dates'
import { PreviewRoot } from './CalendarSettings.styles'
import { countOf, warningTexts } from './calendar-texts'

/** What a calendar holds that is not added. */
export function CalendarPreview({ preview }: { readonly preview: Preview }) {
  const { name, nextEvents } = preview
  return (
    <PreviewRoot aria-label="Preview">
      <h4>{name}</h4>
      <p>{extentOf(preview)}</p>
      {warningTexts(preview).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {nextEvents.length === 0 ? (
        <p>No events from today on.</p>
      ) : (
        <ul>
          {withKeys(nextEvents).map(({ key, title, date }) => (
            <li key={key}>
              <time dateTime={date}>{formatShortDate(date)}</time>
              <span>{title}</span>
            </li>
          ))}
        </ul>
      )}
    </PreviewRoot>
  )
}

/** "64 events, 03/02/26 – 11/30/27". */
function extentOf({ eventCount, firstDay, lastDay }: Preview): string {
  const events = countOf(eventCount, 'event')
  if (firstDay === null) return events
  if (lastDay === null) return `${events}, from ${formatShortDate(firstDay)}`
  return `${events}, ${formatShortDate(firstDay)} – ${formatShortDate(lastDay)}`
}

/** Two events may have the same title on the same day. */
function withKeys(events: Preview['nextEvents']) {
  return events.map(({ title, date }, at) => ({ title, date, key: `${at} ${date} ${title}` }))
}
