import { iriOf, type PlanDetail } from '@throughline/api-client'
import type { Channel } from '@throughline/domain/channels'

/** Resource to which an integration refers. */
export interface IntegrationRow {
  /** Its path in the API. */
  readonly path: string
  readonly kind: 'Plan' | 'Channel' | 'Tactic type'
  readonly id: number
  readonly name: string
  /** The channel of a type; empty for others. */
  readonly channelName: string
}

/** Returns the ids and paths of a plan, its own channels and their types, also hidden ones. */
export function integrationRowsOf({ id, name, channels }: PlanDetail): readonly IntegrationRow[] {
  const own = channels.filter(({ planId }) => planId === id)
  const plan = { path: iriOf('plans', id), kind: 'Plan', id, name, channelName: '' } as const
  return [plan, ...own.flatMap((channel) => [rowOfChannel(channel)].concat(rowsOfTypes(channel)))]
}

function rowOfChannel({ id, name }: Channel): IntegrationRow {
  return { path: iriOf('channels', id), kind: 'Channel', id, name, channelName: '' }
}

function rowsOfTypes(channel: Channel): IntegrationRow[] {
  return channel.tacticTypes.map(({ id, name }) => {
    const path = iriOf('tactic_types', id)
    return { path, kind: 'Tactic type', id, name, channelName: channel.name }
  })
}
