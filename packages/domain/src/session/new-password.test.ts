import { expect, it } from 'vitest'

import { PASSWORD_MESSAGES } from '../messages'
import { COMMON_PASSWORDS } from './common-passwords'
import { refuseNewPassword } from './index'

const { tooShort, tooCommon } = PASSWORD_MESSAGES

it.each([
  ['', tooShort],
  ['1234567', tooShort],
  ['correct', tooShort],
  // Users see four characters, but the machine stores eight.
  ['👍🎉🚀🌵', tooShort],
  ['password', tooCommon],
  ['PassWord1', tooCommon],
  ['  password ', tooCommon],
  ['ｐａｓｓｗｏｒｄ', tooCommon],
  ['12345678', tooCommon],
  ['90123456789', tooCommon],
  ['987654321', tooCommon],
  ['zyxwvuts', tooCommon],
  ['poiuytrewq', tooCommon],
  ['aaaaaaaaaaaa', tooCommon],
  ['        ', tooCommon],
  ['xyxyxyxyxy', tooCommon],
  ['a1!a1!a1!', tooCommon],
  ['throughline-demo', null],
  ['tr0ub4dor&3', null],
  ['correct horse battery staple', null],
  ['Straßenbahn', null],
  ['👍🎉🚀🌵👍🎉🚀🍀', null],
])('%j as a new password: %s', (password, refusal) => {
  expect(refuseNewPassword(password)).toBe(refusal)
})

it('refuses every common password, and no longer text that contains one', () => {
  const words = COMMON_PASSWORDS.trim().split(/\s+/u)
  expect(new Set(words).size).toBe(3000)
  expect(words.filter((word) => refuseNewPassword(word) === null)).toEqual([])
  expect(words.filter((word) => refuseNewPassword(`${word} of mine`) !== null)).toEqual([])
})
