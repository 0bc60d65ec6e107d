import { ApiError } from '@throughline/api-client'
import { CHANNEL_COLORS, CHANNEL_GROUNDS } from '@throughline/domain/channels'
import { channelColors, themes } from '@throughline/ui/theme'
import { describe, expect, test } from 'vitest'
import { problemOfSave, problemOfValues } from './channel-form-model'

const others = [{ name: 'Initiatives' }, { name: 'Email' }]

describe('the name of a channel', () => {
  test.each([
    ['a name of one’s own', 'Podcasts', null, undefined],
    ['none', '  ', null, 'Please enter a channel name.'],
    [
      'a reserved one in any case',
      'INITIATIVES',
      null,
      'This name is reserved. Choose another one.',
    ],
    ['the other one', ' Subscriptions', null, 'This name is reserved. Choose another one.'],
    ['one that is taken', ' email ', null, 'There is a channel of this name already.'],
    ['its own in other letters', 'WEBSITE', { name: 'Website', uiColor: '#EF482A' }, undefined],
    [
      'a reserved one that it has',
      'subscriptions',
      { name: 'Subscriptions', uiColor: '#EF482A' },
      undefined,
    ],
  ])('%s', (_sentence, name, stored, expected) => {
    const problem = problemOfValues({ name, color: '#EF482A' }, stored, others)
    expect(problem?.fields.name).toBe(expected)
  })
})

const TOO_LIGHT = 'This color is hard to see on a light background. Choose a darker one.'
const TOO_DARK = 'This color is hard to see on a dark background. Choose a lighter one.'

describe('the color of a channel', () => {
  test.each([
    ['one of the twelve', '#9ACD32', null, undefined],
    ['one that is no longer offered', '#F2A20C', null, undefined],
    ['another one that is seen', '#1B7D3E', null, undefined],
    ['one that white hides', '#FFF3B0', null, TOO_LIGHT],
    ['one that a dark background hides', '#101010', null, TOO_DARK],
    ['one that it has', '#FFF3B0', { name: 'Podcasts', uiColor: '#FFF3B0' }, undefined],
    ['another one than it has', '#FFF3B0', { name: 'Podcasts', uiColor: '#101010' }, TOO_LIGHT],
  ])('%s', (_sentence, color, stored, expected) => {
    const problem = problemOfValues({ name: 'Podcasts', color }, stored, others)
    expect(problem?.fields.color).toBe(expected)
  })

  test('is offered as the rules and the defaults know it', () => {
    expect(channelColors).toEqual(CHANNEL_COLORS)
  })

  test('is measured on the grounds that the product has', () => {
    expect(CHANNEL_GROUNDS).toEqual({
      light: themes.light['color-surface'],
      dark: themes.dark['color-surface'],
    })
  })

  test('is refused together with the name', () => {
    expect(problemOfValues({ name: '', color: '#FFFFFF' }, null, others)?.fields).toEqual({
      name: 'Please enter a channel name.',
      color: TOO_LIGHT,
    })
  })
})

describe('a channel that is not saved', () => {
  test.each([
    [
      'its name is taken',
      new ApiError({ kind: 'conflict', code: 'conflict', current: null }, ''),
      {
        message: null,
        fields: { name: 'There is a channel of this name already.' },
      },
    ],
    [
      'its name is reserved',
      new ApiError({ kind: 'invalid', code: 'reserved_name', fields: [] }, ''),
      { message: null, fields: { name: 'This name is reserved. Choose another one.' } },
    ],
    [
      'its color is refused',
      new ApiError({ kind: 'invalid', code: 'hidden_color', fields: [] }, TOO_LIGHT),
      { message: null, fields: { color: TOO_LIGHT } },
    ],
    [
      'anything else is said by the catalogue',
      new ApiError({ kind: 'frozen' }, 'This plan is frozen.'),
      { message: 'Error creating channel.', fields: {} },
    ],
  ])('%s', (_sentence, error, expected) => {
    expect(problemOfSave(error, 'Error creating channel.')).toMatchObject(expected)
  })
})
