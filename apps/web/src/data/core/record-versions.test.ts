import { ApiError, isVersionConflict, type ApiClient } from '@throughline/api-client'
import { describe, expect, it } from 'vitest'
import { sendOnSeenVersion, type SeenRecord } from './record-versions'

/** A page, and a record on the server that other users may change. */
function setUp() {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing calls it: it only names the page
  const client = {} as ApiClient
  const stored = { id: 1, version: 5, name: 'Email' }
  const rename = (seen: SeenRecord, name: string) =>
    sendOnSeenVersion({ client, collection: 'channels' }, seen, (version) => {
      if (version !== undefined && version !== stored.version) {
        const failure = {
          kind: 'conflict',
          code: 'version_conflict',
          current: { ...stored },
        } as const
        return Promise.reject(new ApiError(failure, 'It was changed.'))
      }
      Object.assign(stored, { name, version: stored.version + 1 })
      // Reads the record later, as a server does.
      return Promise.resolve().then(() => ({ ...stored }))
    })
  const changeByOtherUsers = (change: Partial<typeof stored>) => {
    Object.assign(stored, change, { version: stored.version + 1 })
  }
  /** Returns the version that a change of another kind of record sends. */
  const versionSentTo = (collection: string, seen: SeenRecord) =>
    sendOnSeenVersion({ client, collection }, seen, (version) => Promise.resolve(version))
  return { stored, rename, changeByOtherUsers, versionSentTo }
}

describe('a change of a record', () => {
  it('is based on the own changes before it, also when it was made from the same look', async () => {
    const { stored, rename } = setUp()
    const seen = { ...stored }
    await rename(seen, 'Mail')
    await rename(seen, 'Post')
    expect(stored).toMatchObject({ name: 'Post', version: 7 })
  })

  it('is based on them too when it was made from a look between them', async () => {
    const { stored, rename } = setUp()
    const seen = { ...stored }
    await rename(seen, 'Mail')
    const between = { ...stored }
    await rename(seen, 'Post')
    await rename(between, 'Letters')
    expect(stored).toMatchObject({ name: 'Letters', version: 8 })
  })

  it('is not based on changes of a record with the same id in another collection', async () => {
    const { stored, rename, versionSentTo } = setUp()
    const seen = { ...stored }
    await rename(seen, 'Mail')
    expect(await versionSentTo('tags', seen)).toBe(seen.version)
  })

  it('is refused where somebody else has saved in between, and names what they saved', async () => {
    const { stored, rename, changeByOtherUsers } = setUp()
    const seen = { ...stored }
    await rename(seen, 'Mail')
    changeByOtherUsers({ name: 'Letters' })
    const refusal = await rename(seen, 'Post').catch((error: unknown) => error)
    expect(isVersionConflict(refusal)).toBe(true)
    expect(refusal).toHaveProperty('message', expect.stringMatching(/called it .?Letters.? mean/u))
    expect(stored.name).toBe('Letters')
    await rename(stored, 'Post')
    expect(stored.name).toBe('Post')
  })

  it('is refused too where the answer to the own change shows theirs already', async () => {
    const { stored, rename, changeByOtherUsers } = setUp()
    const seen = { ...stored }
    const saving = rename(seen, 'Mail')
    changeByOtherUsers({ name: 'Letters' })
    await saving
    await expect(rename(seen, 'Post')).rejects.toSatisfy(isVersionConflict)
    expect(stored.name).toBe('Letters')
  })

  it('says so where something else than the name was changed', async () => {
    const { stored, rename, changeByOtherUsers } = setUp()
    const seen = { ...stored }
    changeByOtherUsers({})
    const refusal = await rename(seen, 'Post').catch((error: unknown) => error)
    expect(refusal).toHaveProperty('message', expect.stringMatching(/has changed .?Email.? mean/u))
  })

  it('is sent without a version where none was read', async () => {
    const { stored, rename, changeByOtherUsers } = setUp()
    changeByOtherUsers({ name: 'Letters' })
    await rename({ id: 1 }, 'Post')
    expect(stored.name).toBe('Post')
  })
})
