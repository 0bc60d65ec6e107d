import { describe, expect, it } from 'vitest'

import { editorArgs } from '../fixtures/editor-args'
import { buildItem, itemValues, seriesItem } from '../fixtures/editor-items'
import { englishDetailEditorLabels } from '../DetailEditor.labels'
import { partName } from './part-name'
import { channelOf, partText } from './part-text'

const lookup = { ...editorArgs, labels: englishDetailEditorLabels }
const values = itemValues()

describe('partText', () => {
  it.each([
    ['title', 'VIP early access'],
    ['channelId', 'Email'],
    ['tacticTypeId', 'Promotional'],
    ['tacticPlatformIds', 'Klaviyo'],
    ['startDate', '11/18/26, all day'],
    ['estimatedCost', '$4,500'],
    ['impressions', ''],
    ['isFlagged', 'No'],
    ['relatedInitiativeIds', 'Black Friday Promotion'],
    ['tagIds', 'Objective: Retention, Target Segment: Top spenders, Journey Phase: Purchase'],
    ['documentIds', 'vip-brief-v3.pdf'],
    ['custom:501', 'VIP26'],
    ['custom:999', ''],
  ] as const)('%s reads %j', (part, text) => {
    expect(partText(part, values, lookup)).toBe(text)
  })

  it('gives a timed item its time, and a series its rule and end', () => {
    const series = itemValues(seriesItem)
    expect(partText('startDate', series, lookup)).toBe('11/18/26, 8:00')
    expect(partText('rrule', series, lookup)).toBe('Weekly on Wednesday')
    expect(partText('recurrenceEndDay', series, lookup)).toBe('12/30/26')
  })

  it('never shows the date of the parking lot', () => {
    const parked = { ...values, isUnscheduled: true, startDate: '1970-01-01T00:00:00' }
    expect(partText('startDate', parked, lookup)).toBe('')
  })

  it('names the channel of another plan by the item itself', () => {
    const item = buildItem({ channelId: 900, channelName: 'Local radio', tacticTypeId: 9000 })
    expect(partText('channelId', itemValues(item), { ...lookup, item })).toBe('Local radio')
  })

  it('says that an item without a platform has none', () => {
    expect(partText('tacticPlatformIds', { ...values, tacticPlatformIds: [] }, lookup)).toBe(
      'No Platform',
    )
  })
})

describe('partName', () => {
  const nameOf = (part: Parameters<typeof partName>[0], channelId: number, type: 'grp' | 'trp') => {
    const { context } = editorArgs
    const plan = { ...context.plan, ratingPointsType: type }
    const channel = channelOf({ channelId }, context)
    return partName(part, { ...context, plan }, englishDetailEditorLabels, channel)
  }

  it.each([
    ['title', 103, 'Title'],
    ['tacticTypeId', 103, 'Tactic type'],
    ['tacticTypeId', 101, 'Initiative type'],
    ['custom:502', 103, 'Landing page'],
  ] as const)('%s in channel %i is %s', (part, channelId, name) => {
    expect(nameOf(part, channelId, 'grp')).toBe(name)
  })

  it('calls rating points as the plan does', () => {
    expect(nameOf('ratingPoints', 103, 'grp')).toBe('GRP')
    expect(nameOf('ratingPoints', 103, 'trp')).toBe('TRP')
  })
})
