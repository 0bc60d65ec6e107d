import type { Meta, StoryObj } from '@storybook/react-vite'
import type { FormChannel } from '@throughline/domain/item-form'
import { buildTactic } from '@throughline/test-support/builders'
import { expect, userEvent, within } from 'storybook/test'

import { DetailEditor } from './DetailEditor'
import { editorArgs } from './fixtures/editor-args'
import { buildItem, buildPlanTag, itemValues } from './fixtures/editor-items'
import { editorContext } from './fixtures/editor-plan'
import { EditorHost } from './fixtures/EditorHost'
import { manyThings } from './fixtures/many-things'

const meta = {
  title: 'Planner views/Editing/DetailEditor/Stress',
  component: DetailEditor,
  parameters: { isFullScreen: true, docs: { story: { inline: false, iframeHeight: 760 } } },
  args: editorArgs,
  render: (args, { name }) => <EditorHost key={name} {...args} />,
} satisfies Meta<typeof DetailEditor>

export default meta
type Story = StoryObj<typeof meta>

const many = itemValues(
  buildItem({
    tagIds: Array.from({ length: 24 }, (_, at) => 21 + at),
    tacticPlatformIds: Array.from({ length: 12 }, (_, at) => 61 + at),
    relatedInitiativeIds: Array.from({ length: 30 }, (_, at) => 71 + at),
    documentIds: Array.from({ length: 20 }, (_, at) => 81 + at),
    typeValues: [],
  }),
)

export const AThousandThings: Story = {
  tags: ['!autodocs', 'picture'],
  play: async ({ args, canvas, mount, step }) => {
    const things = { ...args, ...manyThings, values: many, before: many }
    await step('In a panel, only its body scrolls', async () => {
      await mount(<EditorHost {...things} />)
      const panel = canvas.getByRole('dialog')
      await expect(panel.scrollHeight).toBe(panel.clientHeight)
    })
    await step('On a page, one element scrolls', async () => {
      await mount(<EditorHost {...things} layout="page" />)
      const scrolling: Element[] = []
      let element: Element | null = canvas.getByRole('textbox', { name: 'Title' })
      for (; element !== null; element = element.parentElement) {
        if (element.scrollHeight > element.clientHeight + 1) scrolling.push(element)
      }
      await expect(scrolling).toHaveLength(1)
    })
  },
}

const LONG =
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft and its friends, with a title that says everything'

const longItem = buildItem({
  title: LONG,
  relatedInitiatives: [
    { initiativeId: 71, initiativeTitle: LONG, tacticTypeId: 1010, tacticTypeName: 'Campaign' },
  ],
})
const longValues = itemValues(longItem)
const longContext = editorContext()

function withLongName<Thing extends { readonly name: string }>(thing: Thing): Thing {
  return { ...thing, name: `${thing.name} ${LONG}` }
}

function withLongNames(channel: FormChannel): FormChannel {
  return { ...withLongName(channel), tacticTypes: channel.tacticTypes.map(withLongName) }
}

export const LongNames: Story = {
  tags: ['!autodocs'],
  args: {
    item: longItem,
    values: longValues,
    before: longValues,
    panel: { widthPixels: 360 },
    context: {
      ...longContext,
      channels: longContext.channels.map(withLongNames),
    },
    initiatives: [buildTactic({ id: 71, title: LONG, isInitiative: true })],
    tags: [buildPlanTag(21, `Objective:${LONG}`), buildPlanTag(22, `${LONG}:Short`)],
    documents: editorArgs.documents.map(withLongName),
    details: { createdBy: LONG, createdOn: '10/02/26' },
  },
  play: async ({ args, canvas, canvasElement, mount, step }) => {
    await step('In a panel', async () => {
      await mount(<EditorHost {...args} />)
      const panel = canvas.getByRole('dialog')
      await expect(panel.scrollWidth).toBe(panel.clientWidth)
      const body = panel.querySelector('[data-part="body"]')
      await expect(body?.scrollWidth).toBe(body?.clientWidth)
      await expect(panel.getBoundingClientRect().width).toBe(360)
    })
    await step('On a page', async () => {
      await mount(<EditorHost {...args} layout="page" />)
      const parts = [
        ...canvasElement.querySelectorAll('main, main > div > div, aside, header, footer'),
      ]
      await expect(parts.length).toBeGreaterThan(2)
      const isTooWide = (element: Element) => element.scrollWidth > element.clientWidth + 1
      await expect(parts.filter(isTooWide)).toEqual([])
    })
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    layout: 'page',
    values: { ...editorArgs.values, title: 'גישה מוקדמת ל-VIP' },
  },
}

export const TabGoesInReadingOrder: Story = {
  tags: ['!autodocs'],
  args: { layout: 'page', values: { ...editorArgs.values, title: 'VIP early bird' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('toolbar', { name: 'Formatting' })
    await userEvent.click(canvas.getByRole('textbox', { name: 'Title' }))
    const seen: Element[] = []
    for (let at = 0; at < 60; at += 1) {
      await userEvent.tab()
      const { activeElement } = document
      if (activeElement === null || activeElement === document.body) break
      seen.push(activeElement)
    }
    const order = (names: readonly string[]) =>
      names.map((name) =>
        seen.findIndex(
          (element) =>
            element === canvas.queryByLabelText(name) || element.textContent?.trim() === name,
        ),
      )
    const places = order([
      'Actual cost',
      'Impressions',
      'Offer code',
      'Landing page',
      'Remove Black Friday Promotion',
      'Remove Retention',
      'Save',
      'Cancel',
    ])
    await expect(places).not.toContain(-1)
    await expect(places).toEqual([...places].sort((a, b) => a - b))
  },
}
