import { formatDollars } from '@throughline/domain/budget'
import type { BudgetRow } from '@throughline/domain/budget'
import { isolateText } from '@throughline/domain/messages'
import { Amount } from '@throughline/ui/Amount'
import { Table } from '@throughline/ui/Table'
import type { TableColumn } from '@throughline/ui/Table'
import { useMemo } from 'react'

import { totalText } from '../money-parts'
import { BudgetChartCard } from './BudgetChartCard'
import { ChannelBars } from './BudgetCharts.styles'
import { channelShares, largestShares } from './model/channel-shares'
import type { ChannelShare } from './model/channel-shares'
import { percentOf } from './model/chart-scale'
import type { BudgetTotalsLabels } from './totals-labels'

/** How many channels have a bar of their own; the table lists all. */
const SHOWN_CHANNELS = 5

interface BudgetChannelChartProps {
  readonly rows: readonly BudgetRow[]
  readonly labels: BudgetTotalsLabels
}

/** What was spent on each channel, the largest amount first. */
export function BudgetChannelChart({ rows, labels }: BudgetChannelChartProps) {
  const columns = useMemo(() => shareColumns(labels), [labels])
  const shares = useMemo(() => channelShares(rows), [rows])
  const { shown, otherCount, other } = largestShares(shares, SHOWN_CHANNELS)
  const max = Math.max(1, ...shown.map(({ actual }) => actual))
  return (
    <BudgetChartCard
      title={labels.byChannel}
      summary={labels.byChannelSummary({
        channels: shares.map(
          ({ name, actual, percent }) => `${isolateText(name)} ${totalText(actual)} (${percent} %)`,
        ),
      })}
      emptyText={shares.length === 0 ? labels.noActuals : null}
      chart={
        <ChannelBars aria-hidden="true">
          {shown.map(({ id, name, color, actual }) => (
            <Bar key={id} {...{ name, color, actual, max }} />
          ))}
          {otherCount === 0 ? null : (
            // Without a bar: that of many channels would be compared with those of one.
            <li data-part="others">
              <span data-part="name">{labels.otherChannels({ count: otherCount })}</span>
              <span data-part="amount">{totalText(other)}</span>
            </li>
          )}
        </ChannelBars>
      }
      table={
        <Table
          caption={labels.byChannel}
          columns={columns}
          rows={shares}
          getRowId={({ id }) => id}
        />
      }
      labels={labels}
    />
  )
}

function Bar({
  name,
  color,
  actual,
  max,
}: Pick<ChannelShare, 'name' | 'color' | 'actual'> & { readonly max: number }) {
  return (
    <li>
      <span data-part="name" title={name}>
        {isolateText(name)}
      </span>
      <span data-part="track">
        <span
          data-part="bar"
          style={{
            inlineSize: `${percentOf(actual, { max })}%`,
            ...(color === null ? null : { background: color }),
          }}
        />
      </span>
      <span data-part="amount">{totalText(actual)}</span>
    </li>
  )
}

function shareColumns(labels: BudgetTotalsLabels): readonly TableColumn<ChannelShare>[] {
  return [
    {
      id: 'channel',
      header: labels.channel,
      isRowHeader: true,
      renderCell: ({ name }) => isolateText(name),
    },
    {
      id: 'actual',
      header: labels.actual,
      align: 'end',
      renderCell: ({ actual }) => <Amount value={actual} format={formatDollars} />,
    },
    {
      id: 'share',
      header: labels.share,
      align: 'end',
      renderCell: ({ percent }) => `${percent} %`,
    },
  ]
}
