import { dayNumberOf } from '@throughline/domain/calendar-dates'
import { itemFormOf, type ItemFormContext } from '@throughline/domain/item-form'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DataProvider } from '../../data/DataProvider'
import { createQueryClient } from '../../data/query-client'
import { ToastProvider } from '../../platform/ToastProvider'
import { item, serverOfItems } from './fixtures/items'
import { useItemSaving, type ItemSubmission, type SavedItem } from './use-item-saving'

const loaded = { item, notes: item.summary ?? '' }
const form = itemFormOf(loaded.item, loaded.notes)
/** Only a hang takes that long. */
const HANGS_AFTER_MS = 60_000
const isSave = /^PUT \/tactics\/7$/u

/** Returns a server whose saves wait for their answers, and the function that saves. */
function openEditor() {
  const server = serverOfItems(isSave)
  const plan = server.plan(item.planId)
  if (plan === undefined) throw new Error('The plan is missing.')
  const context: ItemFormContext = {
    plan,
    channels: plan.channels,
    access: {
      planId: plan.id,
      level: 250,
      isAccountActive: true,
      isFrozenForCaller: false,
      canViewBudget: true,
      canEditAllChannels: true,
      channelIds: new Set(),
    },
    universalFields: [],
    today: dayNumberOf('2026-11-18'),
  }
  const saves: ((submission: ItemSubmission) => Promise<SavedItem>)[] = []
  const Probe = () => {
    saves.push(useItemSaving(context))
    return null
  }
  const queryClient = createQueryClient()
  renderToStaticMarkup(
    createElement(DataProvider, {
      client: server.client,
      queryClient,
      // oxlint-disable-next-line react/no-children-prop -- the type of the provider requires them
      children: createElement(ToastProvider, null, createElement(Probe)),
    }),
  )
  const [save] = saves
  if (save === undefined) throw new Error('The editor did not render.')
  const answer = async () => {
    await expect.poll(() => server.waiting().length).toBe(1)
    server.answer('as usual')
  }
  const saveCount = () => server.requests().filter((name) => isSave.test(name)).length
  return { server, save, answer, saveCount }
}

test(
  'a second save starts from the item that the first one returned',
  async () => {
    const { server, save, answer, saveCount } = openEditor()
    const first = save({ values: { ...form, title: 'Mine' }, before: form, stored: loaded })
    await answer()
    const { saved, sent } = await first
    expect(saved).toMatchObject({ item: { version: 4, title: 'Mine' }, notes: loaded.notes })

    // Another user renames the item in the meantime, which the second save does not undo.
    server.changeByOtherUsers(7, { title: 'Theirs' }, { isReported: false })
    const before = itemFormOf(saved.item, saved.notes)
    const second = save({ values: { ...sent, estimatedCost: 5000 }, before, stored: saved })
    await answer()
    await answer()
    await second
    expect(server.item(7)).toMatchObject({ title: 'Theirs', estimatedCost: 5000 })
    expect(saveCount()).toBe(3)
  },
  HANGS_AFTER_MS,
)

test(
  'a second save sends one request if nobody has changed the item',
  async () => {
    const { server, save, answer, saveCount } = openEditor()
    const first = save({ values: { ...form, title: 'Mine' }, before: form, stored: loaded })
    await answer()
    const { saved, sent } = await first
    const second = save({
      values: { ...sent, notes: '<p>New.</p>' },
      before: itemFormOf(saved.item, saved.notes),
      stored: saved,
    })
    await answer()
    expect((await second).saved).toMatchObject({ item: { version: 5 }, notes: '<p>New.</p>' })
    expect(server.detail(7)).toMatchObject({ title: 'Mine', summary: '<p>New.</p>' })
    expect(saveCount()).toBe(2)
  },
  HANGS_AFTER_MS,
)

test(
  'a save follows two changes that another user makes of the same field',
  async () => {
    const { server, save, answer } = openEditor()
    server.changeByOtherUsers(7, { estimatedCost: 5000 }, { isReported: false })
    const saving = save({ values: { ...form, title: 'Mine' }, before: form, stored: loaded })
    await answer()
    await expect.poll(() => server.waiting().length).toBe(1)
    server.changeByOtherUsers(7, { estimatedCost: 6000 }, { isReported: false })
    await answer()
    await answer()
    const { sent } = await saving
    expect(sent).toMatchObject({ title: 'Mine', estimatedCost: 6000 })
    expect(server.item(7)).toMatchObject({ title: 'Mine', estimatedCost: 6000 })
  },
  HANGS_AFTER_MS,
)
