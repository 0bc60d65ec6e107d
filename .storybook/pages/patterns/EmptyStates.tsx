import { Button } from '@throughline/ui/Button'
import { EmptyState } from '@throughline/ui/EmptyState'
import { SearchField } from '@throughline/ui/SearchField'
import { Plus } from 'lucide-react'
import { useState } from 'react'

import { CardList, Row, Stack } from './Stack.styles'

interface EmptyStatesProps {
  /** The names on the list at first. */
  names: readonly string[]
  /** Whether the person may add to it. */
  canAdd: boolean
}

const newNames = ['Gift guide launch', 'Store window reset', 'Press preview']

/** A list with a search that says why it is empty, and offers the way on. */
export function EmptyStates({ names: firstNames, canAdd }: EmptyStatesProps) {
  const [names, setNames] = useState(firstNames)
  const [search, setSearch] = useState('')
  const visible = names.filter((name) => name.toLowerCase().includes(search.trim().toLowerCase()))
  const add = () => {
    setNames([...names, newNames[names.length % newNames.length] ?? ''])
  }
  const clear = () => {
    setSearch('')
  }
  if (names.length === 0) {
    return (
      <EmptyState
        illustration="calendar"
        title="No tactics yet"
        actions={
          canAdd ? (
            <Button variant="primary" icon={Plus} onClick={add}>
              Add a tactic
            </Button>
          ) : null
        }
      >
        {canAdd
          ? 'Tactics are what happens in a channel on certain days.'
          : 'Whoever contributes to this plan can add them. Ask Jordan Reyes for the right.'}
      </EmptyState>
    )
  }
  return (
    <Stack>
      <Row>
        <SearchField
          label="Search tactics"
          clearLabel="Clear search"
          value={search}
          onChange={(change) => {
            setSearch(change.value)
          }}
        />
        {canAdd ? (
          <Button icon={Plus} onClick={add}>
            Add a tactic
          </Button>
        ) : null}
      </Row>
      {visible.length === 0 ? (
        <EmptyState
          illustration="search"
          title={`No tactic is called “${search.trim()}”`}
          actions={<Button onClick={clear}>Clear search</Button>}
        >
          Names are searched, not notes. Check the spelling, or search for less.
        </EmptyState>
      ) : (
        <CardList aria-label="Tactics">
          {visible.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </CardList>
      )}
    </Stack>
  )
}
