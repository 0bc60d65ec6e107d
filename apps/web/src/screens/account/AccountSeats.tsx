import { ACCOUNT_MESSAGES, formatCount, TEAM_MESSAGES } from '@throughline/domain/messages'
import { Badge } from '@throughline/ui/Badge'
import { Banner } from '@throughline/ui/Banner'
import { Table, type TableColumn } from '@throughline/ui/Table'
import { useMemo } from 'react'
import type { AccountPartProps } from './account-part-props'
import { Hint, Named, Section, SectionHead } from './AccountSettings.styles'
import { seatRowsOf, type SeatRow } from './seat-rows'

const inFigures = (count: number | null) => (count === null ? '–' : formatCount(count))

const columns: readonly TableColumn<SeatRow>[] = [
  {
    id: 'type',
    header: 'Type',
    isRowHeader: true,
    renderCell: ({ title, isLimitReached }) => (
      <Named>
        <span>{title}</span>
        {isLimitReached ? <Badge tone="danger">Limit reached</Badge> : null}
      </Named>
    ),
  },
  {
    id: 'using',
    header: 'Using',
    width: '64px',
    align: 'end',
    renderCell: ({ using }) => inFigures(using),
  },
  {
    id: 'out-of',
    header: 'Out Of',
    width: '92px',
    align: 'end',
    renderCell: ({ outOf }) => (outOf === null ? ACCOUNT_MESSAGES.seatNotBought : inFigures(outOf)),
  },
  {
    id: 'remaining',
    header: 'Remaining',
    width: '88px',
    align: 'end',
    renderCell: ({ remaining }) => inFigures(remaining),
  },
]

/** Table of the seats of the account: how many of each type exist, and how many are used. */
export function AccountSeats({ account }: AccountPartProps) {
  const seats = account?.seats ?? null
  const rows = useMemo(() => (seats === null ? [] : seatRowsOf(seats)), [seats])
  return (
    <Section aria-labelledby="account-seats">
      <SectionHead>
        <h2 id="account-seats">Seats</h2>
      </SectionHead>
      <Table
        caption="Seats"
        columns={columns}
        rows={rows}
        getRowId={({ type }) => type}
        loadingRowCount={account === null ? 2 : 0}
      />
      {seats?.isAnyLimitReached === true ? (
        <Banner tone="warning">{TEAM_MESSAGES.seatLimitReached}</Banner>
      ) : null}
      {seats?.isUniversalAccount === true ? <Hint>{ACCOUNT_MESSAGES.seatsUniversal}</Hint> : null}
      {seats?.isDevMode === true ? <Hint>{ACCOUNT_MESSAGES.seatsFreeInDevMode}</Hint> : null}
    </Section>
  )
}
