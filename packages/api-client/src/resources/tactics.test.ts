import type { TacticListItem } from '@throughline/domain/tactics'
import { describe, expect, test } from 'vitest'
import { isApiError } from '../errors'
import { clientOf, fakeServer, json, refusal } from '../fixtures/fake-server'
import { deleteTactics, listTactics, newestTacticOf, updateTactic } from './tactics'

/** A page of a list of items. */
function pageOf(
  ids: readonly number[],
  more: {
    nextCursor?: string
    endCursor?: string
    isFirst?: boolean
    changedIds?: readonly number[]
  } = {},
): object {
  const items = ids.map((id) => ({ id }))
  return { items, nextCursor: null, changedIds: [], isFirst: true, ...more }
}

function tagged(page: object | undefined): Response {
  return new Response(JSON.stringify(page), { headers: { etag: '"one"' } })
}

describe('a list that one has already', () => {
  const range = { planId: 12, startDate: '2026-03-01', endDate: '2026-03-31' }

  test('is sent by its entity tag, and is not sent again while it holds', async () => {
    const tags: (string | null)[] = []
    const server = fakeServer((_path, request) => {
      tags.push(request.headers.get('if-none-match'))
      return tags.at(-1) === '"one"'
        ? new Response(null, { status: 304 })
        : new Response(JSON.stringify(pageOf([])), { headers: { etag: '"one"' } })
    })
    const client = clientOf(server.fetch)
    const first = await listTactics(client, range)
    expect(first).toEqual({ data: [], entityTag: '"one"' })
    expect(await listTactics(client, range, { cachedTag: '"one"' })).toBeNull()
    expect(await listTactics(client, range, { cachedTag: '"old"' })).toEqual(first)
    expect(tags).toEqual([null, '"one"', '"old"'])
  })

  test('is read to its end, page by page', async () => {
    const pages: Readonly<Record<string, object>> = {
      first: pageOf([1, 2], { nextCursor: 'second' }),
      second: pageOf([3, 4], { nextCursor: 'third', isFirst: false }),
      third: pageOf([5], { isFirst: false }),
    }
    const server = fakeServer((_path, request) =>
      json(pages[new URL(request.url).searchParams.get('cursor') ?? 'first']),
    )
    const answer = await listTactics(clientOf(server.fetch), range)
    expect(answer?.data.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5])
    expect(server.requested).toHaveLength(3)
  })

  test('has an item once that moves to another page meanwhile, and none that leaves it', async () => {
    const pages = [
      pageOf([1, 2, 3], { nextCursor: 'second' }),
      pageOf([4, 1, 5], { isFirst: false, changedIds: [1, 2, 5] }),
    ]
    const server = fakeServer(() => tagged(pages.shift()))
    const answer = await listTactics(clientOf(server.fetch), range)
    expect(answer?.data.map(({ id }) => id)).toEqual([3, 4, 1, 5])
    expect(answer?.entityTag).toBeNull()
  })

  test('is read from its end when the caller has it already', async () => {
    const pages = [
      pageOf([1, 2, 3], { endCursor: 'end' }),
      pageOf([2, 4], { isFirst: false, changedIds: [1, 2, 4] }),
      pageOf([7]),
    ]
    const cursors: (string | null)[] = []
    const server = fakeServer((_path, request) => {
      cursors.push(new URL(request.url).searchParams.get('cursor'))
      return tagged(pages.shift())
    })
    const read = async (items: readonly TacticListItem[], endCursor: string) =>
      listTactics(clientOf(server.fetch), range, { cachedList: { items, endCursor } })
    const first = await listTactics(clientOf(server.fetch), range)
    expect(first?.endCursor).toBe('end')
    const second = await read(first?.data ?? [], 'end')
    expect(second?.data.map(({ id }) => id)).toEqual([3, 2, 4])
    expect(second?.entityTag).toBe('"one"')
    // Too much has changed, so the list begins again.
    expect((await read(second?.data ?? [], 'end'))?.data.map(({ id }) => id)).toEqual([7])
    expect(cursors).toEqual([null, 'end', 'end'])
  })

  test('begins again when too much has changed meanwhile', async () => {
    const pages = [
      pageOf([1, 2], { nextCursor: 'second' }),
      pageOf([2, 3], { nextCursor: 'again' }),
      pageOf([4], { isFirst: false }),
    ]
    const server = fakeServer(() => tagged(pages.shift()))
    const answer = await listTactics(clientOf(server.fetch), range)
    expect(answer?.data.map(({ id }) => id)).toEqual([2, 3, 4])
    expect(answer?.entityTag).toBeNull()
  })

  test('rejects when the server refuses the list', async () => {
    const client = clientOf(fakeServer(() => refusal(404, 'not_found')).fetch)
    await expect(listTactics(client, range, { cachedTag: '"one"' })).rejects.toMatchObject({
      failure: { kind: 'not-found' },
    })
  })
})

describe('changes of tactics', () => {
  test('name the version they were made on, and references by path', async () => {
    const requests: Request[] = []
    const client = clientOf(async (request) => {
      requests.push(request.clone())
      return refusal(404, 'not_found')
    })
    await expect(
      updateTactic(client, { id: 7, version: 3 }, { tacticTypeId: 521 }),
    ).rejects.toMatchObject({ failure: { kind: 'not-found' } })
    expect(requests[0]?.headers.get('if-match')).toBe('"3"')
    await expect(requests[0]?.json()).resolves.toEqual({ tacticType: '/api/tactic_types/521' })
  })

  test('a stale one shows the newest item', async () => {
    const part = { id: 7, version: 9, title: 'Theirs', startDate: '2026-11-18T08:00:00' }
    const whole = {
      ...part,
      typeValues: [{ id: 1, tacticField: '/api/tactic_fields/61', tacticFieldId: 61, value: 'X' }],
      relatedInitiatives: [],
    }
    const newestOf = async (current: object) => {
      const client = clientOf(async () => refusal(412, 'version_conflict', { current }))
      const change = updateTactic(client, { id: 7, version: 3 }, {})
      return newestTacticOf(await change.catch((thrown: unknown) => thrown))
    }
    expect(await newestOf(whole)).toMatchObject({
      ...part,
      typeValues: [{ id: 1, tacticFieldId: 61, value: 'X' }],
    })
    expect(await newestOf(part)).toBeNull()
    expect(newestTacticOf(new Error('x'))).toBeNull()
  })

  test('name related initiatives as a JSON text', async () => {
    const server = fakeServer(() => refusal(404, 'not_found'))
    const changes = { relatedInitiativeIds: [30, 31], rrule: null }
    const change = updateTactic(clientOf(server.fetch), { id: 7, version: 3 }, changes)
    await expect(change).rejects.toSatisfy((error) => isApiError(error, 'not-found'))
    expect(JSON.parse(server.requested[0]?.body ?? '')).toEqual({
      relatedInitiatives: '[{"initiativeId":30},{"initiativeId":31}]',
      rrule: null,
    })
  })

  test('several are deleted in one call', async () => {
    const server = fakeServer(() => new Response(null, { status: 204 }))
    await deleteTactics(clientOf(server.fetch), [7, 8])
    expect(decodeURIComponent(server.pathsRequested()[0] ?? '')).toBe('/tactics/7,8')
  })
})
