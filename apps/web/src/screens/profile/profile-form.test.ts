import { ApiError, type ApiFailure } from '@throughline/api-client'
import { PASSWORD_MESSAGES, TEAM_MESSAGES } from '@throughline/domain/messages'
import { buildPerson } from '@throughline/test-support/builders'
import { describe, expect, it } from 'vitest'
import { changesOfProfile, problemOfProfile, problemOfUpdate, valuesOfUser } from './profile-form'

const values = valuesOfUser(buildPerson())
const refused = (failure: ApiFailure) => new ApiError(failure, 'What the server says.')
const conflict = (code: string) => refused({ kind: 'conflict', code, current: null })
const invalid = (field: string) =>
  refused({ kind: 'invalid', code: '', fields: [{ field, message: 'Too long.', code: '' }] })

describe('what is typed about a person', () => {
  it('is right as it is stored', () => {
    expect(problemOfProfile(values)).toBeNull()
  })

  it('has a new password with the current one, twice, and not a weak one', () => {
    const good = { password: 'a long one', confirmation: 'a long one', currentPassword: 'old' }
    const at = (more: object) => problemOfProfile({ ...values, ...good, ...more })?.fields
    const confirmation = 'confirm password must match'
    expect(at({})).toBeUndefined()
    expect(at({ confirmation: '' })).toEqual({ confirmation })
    expect(at({ password: '', currentPassword: '' })).toEqual({ confirmation })
    expect(at({ currentPassword: '' })).toEqual({
      currentPassword: PASSWORD_MESSAGES.currentMissing,
    })
    expect(at({ password: 'short', confirmation: 'short' })).toEqual({
      password: PASSWORD_MESSAGES.tooShort,
    })
    expect(at({ password: 'Password1', confirmation: 'Password1' })).toEqual({
      password: PASSWORD_MESSAGES.tooCommon,
    })
  })

  it('has an address', () => {
    const at = (emailAddress: string) => problemOfProfile({ ...values, emailAddress })?.fields
    expect(at(' ')).toEqual({ emailAddress: TEAM_MESSAGES.emailRequired })
    expect(at('dana')).toEqual({ emailAddress: TEAM_MESSAGES.emailInvalid })
    expect(at(' dana@northfield.example ')).toBeUndefined()
  })

  it('is sent without spaces, with a password only where one was typed, by its owner', () => {
    const typed = {
      ...values,
      firstName: ' Dana ',
      lastName: ' Whitfield ',
      emailAddress: ' dana@northfield.example ',
      password: 'a new one',
      currentPassword: 'old',
    }
    expect(changesOfProfile(typed, { isSelf: true })).toEqual({
      firstName: 'Dana',
      lastName: 'Whitfield',
      emailAddress: 'dana@northfield.example',
      password: 'a new one',
      currentPassword: 'old',
    })
    expect(changesOfProfile(typed, { isSelf: false })).not.toHaveProperty('password')
    expect(changesOfProfile(values, { isSelf: true })).not.toHaveProperty('password')
  })
})

describe('a change that was refused', () => {
  const own = { isSelf: true }
  it.each([
    ['422 of the address', invalid('emailAddress'), { emailAddress: 'Too long.' }],
    ['422 of the current password', invalid('currentPassword'), { currentPassword: 'Too long.' }],
    ['422 of a name', invalid('lastName'), { lastName: 'Too long.' }],
    ['409', conflict('email_taken'), { emailAddress: 'What the server says.' }],
  ])('says it at the field: %s', (_what, error, fields) => {
    expect(problemOfUpdate(error, own)).toMatchObject({ fields, message: null })
  })

  it('says above the form what else went wrong, of oneself and of others', () => {
    expect(problemOfUpdate(invalid('seats'), own).message).toBe('Error updating user. Too long.')
    const away = refused({ kind: 'network', isTimeout: false })
    expect(problemOfUpdate(away, own).message).toBe('Error updating user. What the server says.')
    expect(problemOfUpdate(away, { isSelf: false }).message).toBe(
      'Error editing user. What the server says.',
    )
  })
})
