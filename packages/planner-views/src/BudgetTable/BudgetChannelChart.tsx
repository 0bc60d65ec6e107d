import type { BudgetRow } from '@throughline/domain/budget'
import { isolateText } from '@throughline/domain/messages'
import { BarChart } from '@throughline/ui/BarChart'
import type { BarChartCategory } from '@throughline/ui/BarChart'
import type { TableColumn } from '@throughline/ui/Table'
import { useMemo } from 'react'
import { useLocale } from '@throughline/ui/LocaleProvider'

import { totalText } from '../money-parts'
import type { BudgetChartProps } from './budget-chart'
import { channelShares } from './model/channel-shares'
import type { ChannelShare } from './model/channel-shares'

/** Number of channels with a separate bar; the table lists all. */
const SHOWN_CHANNELS = 5

interface ChannelCategory extends BarChartCategory {
  readonly percent: number
}

interface BudgetChannelChartProps extends BudgetChartProps {
  readonly rows: readonly BudgetRow[]
}

/** Bar chart of the amount spent on each channel, the largest amount first. */
export function BudgetChannelChart({ rows, chartLabels, labels, status }: BudgetChannelChartProps) {
  const locale = useLocale()
  const shares = useMemo(() => channelShares(rows), [rows])
  const categories = useMemo(() => shares.map(channelCategory), [shares])
  const shareColumn: TableColumn<ChannelCategory> = {
    id: 'share',
    header: labels.share,
    align: 'end',
    renderCell: ({ percent }) => `${percent} %`,
  }
  return (
    <BarChart
      orientation="horizontal"
      title={labels.byChannel}
      summary={labels.byChannelSummary({
        channels: shares.map(
          ({ name, actual, percent }) =>
            `${isolateText(name)} ${totalText(actual, locale)} (${percent} %)`,
        ),
      })}
      categoryLabel={labels.channel}
      series={[{ id: 'actual', label: labels.actual }]}
      categories={categories}
      maxBars={SHOWN_CHANNELS}
      format={locale.money}
      extraColumns={[shareColumn]}
      emptyText={labels.noActuals}
      status={status}
      labels={chartLabels}
    />
  )
}

function channelCategory({ id, name, color, actual, percent }: ChannelShare): ChannelCategory {
  return {
    id,
    label: name,
    values: [actual],
    percent,
    ...(color === null ? null : { color }),
  }
}
