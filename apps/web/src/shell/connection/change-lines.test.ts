import { buildTacticDetail } from '@throughline/test-support/builders'
import { expect, test } from 'vitest'
import type { RetainedRequest } from '../../data/waiting/retained-requests'
import { linesOfChange, textOfChange } from './change-lines'

const stored = buildTacticDetail({ id: 7, title: 'VIP early access', summary: null, tagIds: [21] })

function changeOf(changes: Extract<RetainedRequest, { kind: 'update' }>['request']['changes']) {
  return { kind: 'update', request: { item: stored, changes } } as RetainedRequest
}

test('a change shows what was entered beside what is stored now, without equal values', () => {
  const changes = { title: 'VIP preview', tagIds: [21], estimatedCost: 4800, actualCost: null }
  expect(linesOfChange(changeOf(changes), { ...stored, title: 'VIP night' })).toEqual([
    { label: 'Title', mine: 'VIP preview', stored: 'VIP night' },
    { label: 'Estimated cost', mine: '4,800', stored: 'None' },
  ])
})

test('removed notes are listed without the stored ones, which are not loaded', () => {
  const change = changeOf({ summary: null })
  expect(linesOfChange(change, stored)).toEqual([{ label: 'Notes', mine: 'None', stored: null }])
  expect(textOfChange(change)).toBe('VIP early access\nNotes: None')
})
