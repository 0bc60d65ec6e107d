/** Data that a printed calendar shows in addition to its period. */
export interface PaperDetails {
  readonly planName: string
  /** The filters in use, a line each; empty without filters. */
  readonly filters: readonly string[]
}

/** Height of a heading without filters, with the space below it, in pixels of 1/96 inch. */
export const PAPER_HEADING_PIXELS = 34
const FILTER_LINE_PIXELS = 16
/** Letters of a line of filters on the narrowest landscape page, rounded down. */
const FILTER_LINE_LETTERS = 150

/** Height that the filters take on paper, in pixels of 1/96 inch. */
export function paperFilterPixels(details: PaperDetails | undefined): number {
  const lines = (details?.filters ?? []).map(({ length }) =>
    Math.ceil(length / FILTER_LINE_LETTERS),
  )
  return lines.reduce((sum, count) => sum + count, 0) * FILTER_LINE_PIXELS
}

interface PaperHeadingProps {
  /** The period: a month or days. */
  title: string
  /** Its first and last day. */
  range: string
  details: PaperDetails | undefined
}

/** Heading of a printed calendar: its plan, its period and its filters. */
export function PaperHeading({ title, range, details }: PaperHeadingProps) {
  const planName = details?.planName ?? ''
  return (
    <div data-part="print-heading">
      <h2 data-part="print-title">{planName === '' ? title : `${planName} · ${title}`}</h2>
      <span data-part="print-range">{range}</span>
      {details?.filters.map((filter) => (
        <p key={filter} data-part="print-filter">
          {filter}
        </p>
      ))}
    </div>
  )
}
