import type { Channel, TacticType } from '@throughline/domain/channels'

/** The types of a channel that are listed: the one of its monthly focus is a switch instead. */
export function listedTypes({ tacticTypes }: Pick<Channel, 'tacticTypes'>): readonly TacticType[] {
  return tacticTypes.filter(({ kind }) => kind !== 'monthlyFocus')
}
