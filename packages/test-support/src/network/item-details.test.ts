import {
  createPlanDocument,
  createTactic,
  createTacticFieldValue,
  createTag,
  deletePlanDocuments,
  importTacticFieldImage,
  isApiError,
  listPlanDocuments,
  listTags,
  listUniversalFields,
  listUniversalFieldValues,
  readMediaAsset,
  readTactic,
  readTacticNotes,
  updateTactic,
  uploadFile,
} from '@throughline/api-client'
import { describe, expect, test } from 'vitest'
import { buildDocument, buildTactic, buildTacticDetail, buildTacticField } from '../builders'
import { createPlanningServer, type PlanningServerOptions } from './planning-server'

const campaign = buildTactic({ id: 30, title: 'Gifting', isInitiative: true, tacticTypeId: 1010 })
const item = buildTacticDetail({
  id: 7,
  on: '2026-11-18',
  channelName: 'Email',
  tacticTypeName: 'Promotional',
  rrule: 'FREQ=WEEKLY',
  summary: '<p>Draft</p>',
  tacticPlatformIds: [91],
  typeValues: [{ id: 1, tacticFieldId: 61, value: 'VIP26' }],
})

function serverOf(options: PlanningServerOptions = {}) {
  return createPlanningServer({ tactics: [item, campaign], holds: /^$/u, ...options })
}

describe('whole items', () => {
  test('are read with everything but their notes, which are read on their own', async () => {
    const { client } = serverOf()
    expect(await readTactic(client, 7)).toEqual({ ...item, summary: null })
    expect(await readTacticNotes(client, 7)).toBe('<p>Draft</p>')
    await expect(readTactic(client, 8)).rejects.toSatisfy((error) => isApiError(error, 'not-found'))
  })

  test('are created with every field', async () => {
    const { client, detail } = serverOf()
    const created = await createTactic(client, {
      planId: 12,
      title: 'Spring teaser',
      tacticTypeId: 1031,
      startDate: '2026-11-18T08:00:00',
      endDate: '2026-11-20T08:00:00',
      isAllDay: true,
      isInitiative: false,
      isFlagged: true,
      rrule: 'FREQ=DAILY',
      recurrenceEndDate: '2026-12-30T23:59:59',
      estimatedCost: 4500,
      relatedInitiativeIds: [30],
      tagIds: [21],
      summary: '<p>Hello</p>',
      typeValues: [{ tacticFieldId: 70, value: 12 }],
    })
    expect(created).toMatchObject({
      version: 1,
      channelId: 103,
      channelName: 'Email',
      tacticTypeName: 'Newsletter',
      isFlagged: true,
      repeats: true,
      estimatedCost: 4500,
      relatedInitiatives: [{ initiativeId: 30, initiativeTitle: 'Gifting' }],
      relatedInitiativeIds: [30],
      typeValues: [{ tacticFieldId: 70, value: 12 }],
      summary: '<p>Hello</p>',
    })
    expect(detail(created.id)).toEqual(created)
  })

  test('keep what a change does not name', async () => {
    const { client } = serverOf()
    expect(await updateTactic(client, item, { estimatedCost: 10 })).toEqual({
      ...item,
      version: 4,
      updatedBy: { id: 1001, name: 'Dana Whitfield' },
      updatedAt: expect.any(String) as unknown,
      estimatedCost: 10,
      summary: null,
    })
  })

  test.each([
    ['a new start clears the repeat', { startDate: '2026-11-17T08:00:00' }, null],
    [
      'unless the repeat is named',
      { startDate: '2026-11-17T08:00:00', rrule: 'FREQ=DAILY' },
      'FREQ=DAILY',
    ],
    ['a new end does not', { endDate: '2026-11-19T08:00:00' }, 'FREQ=WEEKLY'],
    ['the parking lot does', { isUnscheduled: true }, null],
  ])('%s', async (_sentence, changes, rrule) => {
    const { client } = serverOf()
    expect(await updateTactic(client, item, { title: 'Mine', ...changes })).toMatchObject({ rrule })
  })

  test('of another type lose their platforms', async () => {
    const { client } = serverOf()
    expect(await updateTactic(client, item, { tacticTypeId: 1031 })).toMatchObject({
      tacticTypeId: 1031,
      tacticPlatformIds: [],
    })
  })
})

describe('custom fields', () => {
  test('a value that was stored before replaces the one of its field', async () => {
    const { client } = serverOf()
    const id = await createTacticFieldValue(client, { tacticFieldId: 61, value: 'NEW' })
    const typeValues = [{ id, tacticFieldId: 61, value: 'NEW' }]
    expect(await updateTactic(client, item, { typeValues })).toMatchObject({ typeValues })
  })

  test('a value of none is removed', async () => {
    const { client } = serverOf()
    const typeValues = [{ tacticFieldId: 61, value: null }]
    expect(await updateTactic(client, item, { typeValues })).toMatchObject({ typeValues: [] })
  })

  test('universal ones are those of the plan', async () => {
    const field = buildTacticField({ id: 70, type: 'number' })
    const { client } = serverOf({ fields: [field, buildTacticField({ id: 71, planId: 13 })] })
    expect(await listUniversalFields(client, 12)).toEqual([field])
  })

  test('the values of universal ones are listed for all items of the plan', async () => {
    const typeValues = [
      { tacticFieldId: 70, value: 400 },
      // Of a type, not universal.
      { tacticFieldId: 61, value: 'SPRING' },
    ]
    const { client } = serverOf({ fields: [buildTacticField({ id: 70, type: 'number' })] })
    await updateTactic(client, item, { typeValues })
    expect(await listUniversalFieldValues(client, 12)).toEqual([
      { tacticId: 7, tacticFieldId: 70, value: 400 },
    ])
    expect(await listUniversalFieldValues(client, 13)).toEqual([])
  })
})

describe('files', () => {
  const file = new File(['Hello'], 'brief.txt', { type: 'text/plain' })

  test('are uploaded with their progress, attached, listed and deleted', async () => {
    const { client, detail } = serverOf({ documents: [buildDocument({ id: 2001 })] })
    const steps: number[] = []
    const asset = await uploadFile(
      client,
      { file, purpose: 'document' },
      { onProgress: ({ loadedBytes, totalBytes }) => steps.push(loadedBytes / totalBytes) },
    )
    expect(asset).toMatchObject({ name: 'brief.txt', sizeBytes: 5, contentType: 'text/plain' })
    expect(steps).toEqual([1])
    expect(await readMediaAsset(client, asset.id)).toEqual(asset)
    const document = await createPlanDocument(client, {
      planId: 12,
      assetId: asset.id,
      tacticIds: [7],
    })
    expect(detail(7)?.documentIds).toEqual([document.id])
    expect(await listPlanDocuments(client, { planId: 12 })).toHaveLength(2)
    expect(await listPlanDocuments(client, { planId: 12, tacticId: 7 })).toEqual([document])
    await deletePlanDocuments(client, [document.id])
    expect(detail(7)?.documentIds).toEqual([])
  })

  test('of a field are an asset', async () => {
    const { client } = serverOf()
    const picture = new File(['GIF'], 'hero.gif', { type: 'image/gif' })
    const image = await importTacticFieldImage(client, { tacticId: 7, fieldId: 63, file: picture })
    expect(image.fileLocation).toBe('data:image/gif;base64,R0lG')
    expect(await readMediaAsset(client, image.id)).toMatchObject({ name: 'hero.gif' })
  })

  test('of more than 10,000,000 bytes are refused', async () => {
    const { client } = serverOf()
    const large = new File([new Uint8Array(10_000_001)], 'large.pdf')
    const upload = uploadFile(client, { file: large, purpose: 'document' })
    await expect(upload).rejects.toSatisfy((error) => isApiError(error, 'invalid'))
  })
})

test('a tag is created once', async () => {
  const { client } = serverOf()
  const tag = await createTag(client, { planId: 12, text: 'Objective:Retention' })
  expect(tag).toMatchObject({ title: 'Retention', category: 'Objective' })
  expect(await listTags(client, 12)).toEqual([tag])
  await expect(createTag(client, { planId: 12, text: tag.text })).rejects.toSatisfy((error) =>
    isApiError(error, 'conflict'),
  )
})
