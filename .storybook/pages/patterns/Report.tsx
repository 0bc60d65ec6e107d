import { Breadcrumb, type BreadcrumbProps } from '@throughline/ui/Breadcrumb'
import { PageHeader } from '@throughline/ui/PageHeader'
import { Pagination } from '@throughline/ui/Pagination'
import { StatTile } from '@throughline/ui/StatTile'
import { Table, type TableColumn } from '@throughline/ui/Table'
import { token } from '@throughline/ui/theme'
import { useState } from 'react'
import { styled } from 'styled-components'

import { Stack } from './Stack.styles'

const steps: BreadcrumbProps['steps'] = [
  { id: 'account', label: 'Northfield', href: '#account' },
  { id: 'plan', label: 'National plan', href: '#plan' },
  { id: 'report', label: 'Email visits' },
]

const visits = [820, 932, 901, 1210, 1290, 1330, 1180, 1420, 1390, 1610, 1540, 1820]

interface Mailing {
  readonly number: number
  readonly visits: number
}

const mailings: readonly Mailing[] = Array.from({ length: 38 }, (_, index) => ({
  number: index + 1,
  visits: 1820 - 37 * index,
}))

const columns: readonly TableColumn<Mailing>[] = [
  {
    id: 'name',
    header: 'Mailing',
    isRowHeader: true,
    renderCell: ({ number }) => `Newsletter ${number}`,
  },
  {
    id: 'visits',
    header: 'Visits',
    align: 'end',
    width: '120px',
    renderCell: (mailing) => mailing.visits.toLocaleString('en-US'),
  },
]

const PAGE_SIZE = 10

const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  gap: ${token('space-3')};
`

/** A report: the way to it, its figures, and its rows by pages. */
export function Report() {
  const [page, setPage] = useState(1)
  return (
    <Stack>
      <Breadcrumb
        steps={steps}
        onNavigate={({ event }) => {
          event.preventDefault()
        }}
      />
      <PageHeader title="Email visits" subtitle="January to December" />
      <Tiles>
        <StatTile
          label="Visits in December"
          value="1,820"
          change={{
            text: '18%',
            direction: 'up',
            meaning: 'good',
            comparedWith: 'than in November',
          }}
          trend={{ label: 'Visits rose from 820 in January to 1,820 in December', values: visits }}
        />
        <StatTile
          label="Costs per visit"
          value="$0.64"
          change={{
            text: '6%',
            direction: 'down',
            meaning: 'good',
            comparedWith: 'than in November',
          }}
        />
        <StatTile label="Mailings" value={mailings.length} note="4 of them were sent in December" />
      </Tiles>
      <Table
        caption="Mailings by visits"
        columns={columns}
        rows={mailings.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
        getRowId={({ number }) => number}
      />
      <Pagination
        page={page}
        rowCount={mailings.length}
        pageSize={PAGE_SIZE}
        onPageChange={(change) => {
          setPage(change.page)
        }}
      />
    </Stack>
  )
}
