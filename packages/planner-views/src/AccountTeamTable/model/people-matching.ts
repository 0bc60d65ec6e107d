import { foldText, wordsOf } from '@throughline/ui/text-search'
import type { AccountTeamMember } from '../AccountTeamTable.types'

/**
 * Returns the people whose name, address or seat type contains every word of the query. Ignores
 * case and accents.
 */
export function peopleMatching(
  members: readonly AccountTeamMember[],
  query: string,
): readonly AccountTeamMember[] {
  const words = wordsOf(query)
  if (words.length === 0) return members
  return members.filter(({ firstName, lastName, emailAddress, seatType }) => {
    const text = foldText(`${firstName} ${lastName} ${emailAddress} ${seatType}`)
    return words.every((word) => text.includes(word))
  })
}
