import { spanNameIn } from '@throughline/domain/budget'
import type { BudgetRow, BudgetSpan } from '@throughline/domain/budget'
import { isolateText } from '@throughline/domain/messages'
import { useLocale } from '@throughline/ui/LocaleProvider'

import { figureOrDash, figureSign } from '../money-parts'
import { rowName } from './budget-columns'
import { PaperRoot } from './BudgetPaper.styles'
import { ChannelColor } from './BudgetTable.styles'
import type { BudgetTableLabels } from './BudgetTable.labels'
import { FIGURE_KINDS, figuresAt } from './model/visible-rows'

/** Number of periods side by side on a landscape page, including the totals. */
const PERIODS_PER_PAGE = 5

interface BudgetPaperProps {
  readonly heading: string
  readonly spans: readonly BudgetSpan[]
  readonly rows: readonly BudgetRow[]
  readonly labels: BudgetTableLabels
}

interface PaperPeriod {
  readonly id: string
  readonly name: string
  /** The place in the cells of a row; -1 for the totals. */
  readonly at: number
}

/**
 * The table for printed pages: as many periods as fit a page beside the names, then the next
 * ones. Periods without money have no page of their own. The browser repeats the heads of a table
 * on each page that it reaches.
 */
export function BudgetPaper({ heading, spans, rows, labels }: BudgetPaperProps) {
  const locale = useLocale()
  const periods: readonly PaperPeriod[] = [
    ...spans.map((span, at) => ({ id: span.id, name: spanNameIn(locale, span), at })),
    { id: 'total', name: labels.total, at: -1 },
  ]
  const hasMoney = ({ at }: PaperPeriod): boolean =>
    at === -1 || rows.some((row) => FIGURE_KINDS.some((kind) => figuresAt(row, at)[kind] !== null))
  return (
    <PaperRoot>
      {pagesOf(periods)
        .filter((page) => page.some(hasMoney))
        .map((page) => (
          <PaperTable key={page[0]?.id} {...{ heading, page, rows, labels }} />
        ))}
    </PaperRoot>
  )
}

function PaperTable({
  heading,
  page,
  rows,
  labels,
}: Pick<BudgetPaperProps, 'heading' | 'rows' | 'labels'> & {
  readonly page: readonly PaperPeriod[]
}) {
  const locale = useLocale()
  return (
    <table>
      <thead>
        {heading === '' ? null : (
          <tr>
            <th colSpan={1 + page.length * FIGURE_KINDS.length} data-part="heading">
              {heading}
            </th>
          </tr>
        )}
        <tr>
          <th rowSpan={2} scope="col">
            {labels.names}
          </th>
          {page.map(({ id, name }) => (
            <th key={id} colSpan={FIGURE_KINDS.length} scope="colgroup" data-edge="">
              {name}
            </th>
          ))}
        </tr>
        <tr>
          {page.flatMap(({ id }) =>
            FIGURE_KINDS.map((kind) => (
              <th key={`${id}:${kind}`} scope="col">
                {labels.columns[kind]}
              </th>
            )),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} data-kind={row.kind}>
            <th scope="row">
              {row.color === null ? null : <ChannelColor style={{ background: row.color }} />}
              {isolateText(rowName(row, labels))}
            </th>
            {page.flatMap(({ id, at }) =>
              FIGURE_KINDS.map((kind) => {
                const amount = figuresAt(row, at)[kind]
                return (
                  <td key={`${id}:${kind}`} data-sign={figureSign(amount ?? 0)}>
                    <bdi>{figureOrDash(amount, locale)}</bdi>
                  </td>
                )
              }),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function pagesOf(periods: readonly PaperPeriod[]): readonly (readonly PaperPeriod[])[] {
  const count = Math.ceil(periods.length / PERIODS_PER_PAGE)
  return Array.from({ length: count }, (_unused, at) =>
    periods.slice(at * PERIODS_PER_PAGE, (at + 1) * PERIODS_PER_PAGE),
  )
}
