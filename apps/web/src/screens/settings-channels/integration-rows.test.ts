import { buildChannel, buildPlan, planChannels } from '@throughline/test-support/builders'
import { expect, test } from 'vitest'
import { integrationRowsOf } from './integration-rows'

test('an integration is told of the plan, its own channels and their types', () => {
  const foreign = buildChannel({ id: 301, planId: 13 })
  const rows = integrationRowsOf(buildPlan({ channels: [...planChannels.slice(2, 3), foreign] }))
  expect(rows.map(({ path, name, channelName }) => [path, name, channelName])).toEqual([
    ['/api/plans/12', 'National plan', ''],
    ['/api/channels/103', 'Email', ''],
    ['/api/tactic_types/1030', 'Promotional', 'Email'],
    ['/api/tactic_types/1031', 'Newsletter', 'Email'],
    ['/api/tactic_types/1032', 'Monthly Focus', 'Email'],
  ])
})
