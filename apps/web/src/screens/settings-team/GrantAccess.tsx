import type { Seats } from '@throughline/domain/seats'
import { Button } from '@throughline/ui/Button'
import { PersonPicker } from '@throughline/ui/PersonPicker'
import { Select } from '@throughline/ui/Select'
import { useMemo, useState } from 'react'
import { useSubmission } from '../../forms'
import { noProblem } from '../../forms'
import type { AccountPerson } from './account-people'
import { personChoice } from '../../people/person-choice'
import { canChooseRole, newPerson, roleOptions } from '../../people/role-options'
import { Grant } from './TeamSettings.styles'

export interface GrantAccessProps {
  readonly people: readonly AccountPerson[]
  readonly seats: Seats
  /** Gives the user the role. Rejects if that fails, after a toast with the reason. */
  readonly onGrant: (request: {
    readonly person: AccountPerson
    readonly roleId: number
  }) => Promise<unknown>
}

/** Form that gives a role on the plan to users of the account without one. */
export function GrantAccess({ people, seats, onGrant }: GrantAccessProps) {
  const [userId, setUserId] = useState<string | null>(null)
  const [chosenRole, setChosenRole] = useState<string | null>(null)
  const { isSaving, run } = useSubmission()
  const choices = useMemo(
    () => people.map(({ user, elsewhere }) => personChoice(user, elsewhere)),
    [people],
  )
  const person = people.find(({ user }) => String(user.id) === userId) ?? null
  const roles = roleOptions(
    seats,
    person === null ? newPerson : { currentRoleIds: person.currentRoleIds, replacedRoleId: null },
  )
  const role = person === null ? null : (chosenRole ?? String(person.proposedRoleId))
  const canGrant = person !== null && role !== null && canChooseRole(roles, Number(role))
  const submit = async () => {
    if (!canGrant) return
    const outcome = await run(
      () => onGrant({ person, roleId: Number(role) }),
      () => noProblem,
    )
    if (outcome.code !== 'saved') return
    setUserId(null)
    setChosenRole(null)
  }
  return (
    <Grant
      id="plan-access"
      aria-label="People of the account"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <PersonPicker
        label="Select From Account"
        people={choices}
        value={choices.find(({ id }) => id === userId) ?? null}
        placeholder={people.length === 0 ? 'Everybody is on this plan' : 'Choose a person'}
        isReadOnly={isSaving}
        isDisabled={people.length === 0}
        onChange={({ value }) => {
          setUserId(value?.id ?? null)
          setChosenRole(null)
        }}
      />
      <Select
        label="Role"
        options={roles}
        value={role !== null && canChooseRole(roles, Number(role)) ? role : null}
        placeholder="Choose"
        isReadOnly={isSaving}
        isDisabled={person === null}
        onChange={({ value }) => {
          setChosenRole(value)
        }}
      />
      <Button type="submit" disabled={!canGrant} isBusy={isSaving}>
        Grant Plan Access
      </Button>
    </Grant>
  )
}
