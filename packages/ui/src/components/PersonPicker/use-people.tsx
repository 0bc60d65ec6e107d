import { useCallback, useMemo } from 'react'

import type { RenderMark } from '../../internal/listbox/ListboxRows'
import { Avatar } from '../Avatar'
import { personOption, type Person } from './person'

/**
 * People as the options of a list.
 *
 * @param people who can be chosen
 * @param chosen who is chosen; they need not be among `people`
 */
export function usePeople(people: readonly Person[], chosen: readonly Person[]) {
  const options = useMemo(() => people.map(personOption), [people])
  const byId = useMemo(
    () => new Map([...chosen, ...people].map((person) => [person.id, person])),
    [chosen, people],
  )
  const renderMark = useCallback<RenderMark>(
    ({ value }) => {
      const person = byId.get(value)
      if (person === undefined) return null
      const { initials, imageUrl } = person
      return (
        <Avatar size={20} initials={initials} {...(imageUrl === undefined ? null : { imageUrl })} />
      )
    },
    [byId],
  )
  return { options, byId, renderMark }
}
