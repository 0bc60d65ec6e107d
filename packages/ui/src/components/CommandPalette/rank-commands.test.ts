import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { groupCommands, rankCommands, startingGroups, type Command } from './rank-commands'

const commands: readonly Command[] = [
  { id: 'month', label: 'Go to Month', group: 'Go to' },
  { id: 'budget', label: 'Go to Budget', group: 'Go to' },
  { id: 'add', label: 'Add tactic', group: 'Plan', keywords: ['new', 'create'] },
  { id: 'add-plan', label: 'Add nested plan', group: 'Plan' },
  { id: 'cafe', label: 'Café openings', group: 'Initiatives' },
  { id: 'theme', label: 'Dark theme' },
]

const matches = (query: string) => rankCommands(commands, query).map(({ command }) => command.id)

describe('rankCommands', () => {
  it.each([
    ['nothing typed gives all in order', ' ', commands.map(({ id }) => id)],
    ['the beginning of a word', 'bud', ['budget']],
    ['first letters of words', 'gtm', ['month']],
    ['a word before letters that are scattered', 'plan', ['add-plan', 'add']],
    ['words in any order', 'month go', ['month']],
    ['letters with gaps', 'drkthm', ['theme']],
    ['accents do not matter', 'cafe', ['cafe']],
    ['nor does case', 'ADD TAC', ['add']],
    ['other words for it', 'create', ['add']],
    ['a label with a keyword', 'new tactic', ['add']],
    ['nothing has that', 'zzz', []],
  ])('%s: "%s"', (_title, query, expected) => {
    expect(matches(query)).toEqual(expected)
  })

  it.each([
    ['the whole text before its beginning', 'budget', 'Budget', 'Budget by month'],
    ['the beginning before the middle', 'mon', 'Month view', 'Harmony'],
    ['a later word before the middle of one', 'plan', 'Add plan', 'Explanation'],
    ['together before apart', 'flow', 'Go to flow', 'File lower rows'],
    ['the label before a keyword', 'news', 'Newsletter', 'Email'],
  ])('%s', (_title, query, better, worse) => {
    const list: readonly Command[] = [
      { id: 'worse', label: worse, keywords: ['news'] },
      { id: 'better', label: better },
    ]
    expect(rankCommands(list, query)[0]?.command.label).toBe(better)
  })

  it('leaves those that a search has ordered in their order, among the others', () => {
    const ordered = (id: string, label: string) => ({ id, label, isOrdered: true })
    const list: readonly Command[] = [
      { id: 'view', label: 'Gift' },
      ordered('1', 'Holiday gift guide'),
      ordered('2', 'Gift cards'),
      { id: 'log-out', label: 'Log out', keywords: ['gift'] },
    ]
    expect(rankCommands(list, 'gift').map(({ command }) => command.id)).toEqual([
      'view',
      '1',
      '2',
      'log-out',
    ])
  })

  it('puts none that a search adds before what was there', () => {
    const ordered = (id: string, label: string) => ({ id, label, isOrdered: true })
    const existing = [ordered('1', 'Holiday gift guide'), ordered('2', 'Newsletter: gifts')]
    const added = [...existing, ordered('3', 'Gift')]
    expect(rankCommands(added, 'gift').map(({ command }) => command.id)).toEqual(['1', '2', '3'])
  })

  it('highlights the letters of the label that were typed', () => {
    const label = 'Straße der Märkte'
    const ranges = rankCommands([{ id: 'street', label }], 'strasse mar')[0]?.ranges ?? []
    expect(ranges.map(({ start, end }) => label.slice(start, end))).toEqual(['Straße', 'Mär'])
  })

  const labels = fc.array(fc.string({ unit: 'grapheme', maxLength: 24 }), { maxLength: 12 })

  it('gives some of the commands, each once, and the same ones in any order given', () => {
    fc.assert(
      fc.property(labels, fc.string({ maxLength: 5 }), (labels, query) => {
        const list = labels.map((label, index) => ({ id: String(index), label }))
        const ids = rankCommands(list, query).map(({ command }) => command.id)
        expect(new Set(ids).size).toBe(ids.length)
        const reversed = rankCommands(list.toReversed(), query).map(({ command }) => command.id)
        expect(reversed.toSorted()).toEqual(ids.toSorted())
      }),
    )
  })
})

describe('groups', () => {
  it('stand in the order of their best command', () => {
    expect(groupCommands(rankCommands(commands, 'plan')).map(({ label }) => label)).toEqual([
      'Plan',
    ])
    expect(groupCommands(rankCommands(commands, 'd')).map(({ label }) => label)).toEqual([
      undefined,
      'Plan',
      'Go to',
    ])
  })

  it('begin with what was used lately, the latest first, and nothing twice', () => {
    const groups = startingGroups(commands, ['theme', 'gone', 'month', 'theme'], 'Recent')
    const visible = groups.map(({ label, commands: some }) => [
      label,
      some.map(({ command }) => command.id),
    ])
    expect(visible).toEqual([
      ['Recent', ['theme', 'month']],
      ['Go to', ['budget']],
      ['Plan', ['add', 'add-plan']],
      ['Initiatives', ['cafe']],
    ])
  })

  it('show a command that was used lately without the one that it belongs to', () => {
    const nested: Command = { id: 'copy', label: 'Copy to a day', group: 'Plan', isNested: true }
    const [recent, plan] = startingGroups([...commands, nested], ['copy'], 'Recent')
    expect(recent?.commands[0]?.command).toEqual({ ...nested, isNested: false })
    expect(plan?.label).toBe('Go to')
  })
})
