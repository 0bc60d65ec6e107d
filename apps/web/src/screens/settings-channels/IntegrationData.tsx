import type { PlanDetail } from '@throughline/api-client'
import {
  DataTable,
  englishDataTableLabels,
  type DataTableColumn,
  type DataTableSort,
} from '@throughline/ui/DataTable'
import { useMemo, useState } from 'react'
import { Section } from './ChannelsSettings.styles'
import { integrationRowsOf, type IntegrationRow } from './integration-rows'

const COLUMNS: readonly DataTableColumn<IntegrationRow>[] = [
  { id: 'name', header: 'Name', value: ({ name }) => name, isRowHeader: true },
  { id: 'kind', header: 'Kind', value: ({ kind }) => kind, width: 120 },
  { id: 'channel', header: 'Channel', value: ({ channelName }) => channelName },
  { id: 'id', header: 'Id', value: ({ id }) => id, isNumeric: true, width: 96 },
  {
    id: 'path',
    header: 'API path',
    value: ({ path }) => path,
    renderCell: ({ path }) => <code>{path}</code>,
  },
]

/** What an integration has to know of a plan: numbers and paths. For super users. */
export function IntegrationData({ plan }: { readonly plan: PlanDetail }) {
  const [sort, setSort] = useState<DataTableSort | null>(null)
  const rows = useMemo(() => integrationRowsOf(plan), [plan])
  return (
    <Section id="integration-data" aria-labelledby="integration-data-heading">
      <header>
        <h3 id="integration-data-heading">Integration data</h3>
        <p>Only super users see this.</p>
      </header>
      <DataTable
        label="Integration data"
        labels={englishDataTableLabels}
        columns={COLUMNS}
        rows={rows}
        rowId={({ path }) => path}
        rowName={({ name }) => name}
        sort={sort}
        height={360}
        onSortChange={(change) => {
          setSort(change.sort)
        }}
      />
    </Section>
  )
}
