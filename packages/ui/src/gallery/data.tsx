import { Amount } from '../components/Amount'
import { BarChart, type BarChartCategory } from '../components/BarChart'
import { DataTable, type DataTableColumn, englishDataTableLabels } from '../components/DataTable'
import { DescriptionList } from '../components/DescriptionList'
import { FileGallery } from '../components/FileGallery'
import { campaignFiles } from '../fixtures/campaign-files'
import { Meter } from '../components/Meter'
import { MonthPreview } from '../components/MonthPreview'
import { Sparkline } from '../components/Sparkline'
import { StatTile } from '../components/StatTile'
import { Table, type TableColumn } from '../components/Table'
import { Tag } from '../components/Tag'
import { TagList } from '../components/TagList'
import { channelColors } from '../theme/channel-colors'
import type { Specimen } from './specimen'

interface Month {
  readonly id: number
  readonly name: string
  readonly estimated: number
  readonly variance: number
}

const months: readonly Month[] = [
  { id: 1, name: 'October', estimated: 60_300, variance: 3000 },
  { id: 2, name: 'November', estimated: 118_100, variance: 7500 },
  { id: 3, name: 'December', estimated: 66_500, variance: -3800 },
]
const figures = new Intl.NumberFormat('en-US')
const format = (value: number) => figures.format(value)
const chartMonths: readonly BarChartCategory[] = months.map(
  ({ id, name, estimated, variance }) => ({
    id: String(id),
    label: name,
    values: [estimated, estimated - variance],
  }),
)
const chartSeries = [
  { id: 'estimated', label: 'Estimated' },
  { id: 'actual', label: 'Actual' },
]
const monthId = (month: Month) => month.id
const monthName = (month: Month) => month.name

const tableColumns: readonly TableColumn<Month>[] = [
  { id: 'month', header: 'Month', isRowHeader: true, renderCell: monthName },
  {
    id: 'estimated',
    header: 'Est',
    align: 'end',
    width: '96px',
    renderCell: (month) => <Amount value={month.estimated} format={format} />,
  },
]

const dataColumns: readonly DataTableColumn<Month>[] = [
  { id: 'month', header: 'Month', isRowHeader: true, value: monthName, footer: 'Total' },
  {
    id: 'estimated',
    header: 'Est',
    isNumeric: true,
    width: 96,
    value: (month) => month.estimated,
    renderCell: (month) => <Amount value={month.estimated} format={format} />,
    footer: '244,900',
  },
  {
    id: 'variance',
    header: 'Var',
    isNumeric: true,
    width: 96,
    value: (month) => month.variance,
    renderCell: (month) => <Amount value={month.variance} format={format} />,
    footer: '6,700',
  },
]

const tags = [
  { id: 'parents', category: 'Target Segment', name: 'New parents' },
  { id: 'awareness', category: 'Objective', name: 'Awareness' },
  { id: 'west', name: 'West' },
]

/** Components that show data. */
export const data: readonly Specimen[] = [
  {
    name: 'DataTable',
    isWide: true,
    render: (root) => (
      <DataTable
        {...root}
        label="Months"
        columns={dataColumns}
        rows={months}
        rowId={monthId}
        rowName={monthName}
        labels={englishDataTableLabels}
        sort={{ columnId: 'estimated', direction: 'descending' }}
        selectedRowIds={new Set([2])}
        onSelectedRowIdsChange={() => {}}
      />
    ),
  },
  {
    name: 'BarChart',
    isWide: true,
    render: (root) => (
      <BarChart
        {...root}
        title="Estimated and actual by month"
        summary="October to December: estimated 244,900, actual 238,200."
        categoryLabel="Month"
        series={chartSeries}
        categories={chartMonths}
        format={format}
        emptyText="No costs in these months."
      />
    ),
  },
  {
    name: 'Table',
    isWide: true,
    classGoesTo: 'frame',
    render: (root) => (
      <Table {...root} caption="Budget" columns={tableColumns} rows={months} getRowId={monthId} />
    ),
  },
  {
    name: 'Tag',
    render: (root) => (
      <Tag {...root} category="Objective" name="Awareness" color={channelColors[7]} />
    ),
  },
  {
    name: 'TagList',
    render: (root) => <TagList {...root} label="Tags" tags={tags} maxCount={2} />,
  },
  {
    name: 'DescriptionList',
    render: (root) => (
      <DescriptionList
        {...root}
        emptyLabel="None"
        items={[
          { id: 'channel', term: 'Channel', description: 'Email' },
          { id: 'platform', term: 'Platform', description: null },
        ]}
      />
    ),
  },
  {
    name: 'Sparkline',
    render: (root) => (
      <Sparkline
        {...root}
        label="Visits rose from 820 to 1,820"
        values={[820, 932, 901, 1210, 1330, 1180, 1610, 1820]}
      />
    ),
  },
  {
    name: 'StatTile',
    render: (root) => (
      <StatTile
        {...root}
        label="Visits"
        value="1,820"
        change={{ text: '18%', direction: 'up', meaning: 'good' }}
        trend={{ label: 'Visits rose from 820 to 1,820', values: [820, 932, 1210, 1820] }}
      />
    ),
  },
  {
    name: 'FileGallery',
    isWide: true,
    render: (root) => <FileGallery {...root} label="Files" files={campaignFiles.slice(0, 4)} />,
  },
  {
    name: 'Meter',
    render: (root) => (
      <Meter
        {...root}
        label="Spent"
        value={312_650}
        limit={480_000}
        valueText="$312,650 of $480,000"
      />
    ),
  },
  {
    name: 'MonthPreview',
    render: (root) => (
      <MonthPreview
        {...root}
        month="2026-11-01"
        markedDates={['2026-11-18', '2026-11-25']}
        markedLabel="repeats"
        today="2026-11-18"
      />
    ),
  },
  {
    name: 'Amount',
    render: (root) => <Amount {...root} value={-2350} format={format} />,
  },
]
