import { describe, expect, it } from 'vitest'
import { ApiError } from '../errors/api-error'
import { entityTag, optionalVersion, requiredVersion } from './versions'

function statusOf(work: () => unknown): number | null {
  try {
    work()
    return null
  } catch (error) {
    return error instanceof ApiError ? error.statusCode : 500
  }
}

describe('the version that a change was made on', () => {
  it.each([
    ['as an answer gave it', entityTag(7), 7],
    ['without its quotes', '7', 7],
    ['weakened by a proxy on the way', 'W/"7"', 7],
    ['with room around it', ' "12" ', 12],
  ])('is read %s', (_sentence, tag, version) => {
    expect(requiredVersion({ headers: { 'if-match': tag } })).toBe(version)
  })

  it.each([
    ['any version', '*'],
    ['several versions', '"7", "8"'],
    ['no number', '"seven"'],
    ['no version that ever was', '"0"'],
    ['less than none', '"-1"'],
    ['a part of one', '"1.5"'],
    ['more than the database can count', '"99999999999"'],
    ['nothing', ''],
  ])('is refused when the header says %s', (_sentence, tag) => {
    expect(statusOf(() => optionalVersion({ headers: { 'if-match': tag } }))).toBe(400)
  })

  it('may be missing only where it is checked when it is sent', () => {
    expect(optionalVersion({ headers: {} })).toBeNull()
    expect(statusOf(() => requiredVersion({ headers: {} }))).toBe(428)
  })
})
