import type { Meta, StoryObj } from '@storybook/react-vite'
import { copiedItemForm, newItemForm } from '@throughline/domain/item-form'

import { DetailEditor } from './DetailEditor'
import { editorArgs } from './fixtures/editor-args'
import {
  initiativeItem,
  itemValues,
  seriesItem,
  buildItem,
  uploadFixture,
} from './fixtures/editor-items'
import { editorContext } from './fixtures/editor-plan'
import { EditorHost } from './fixtures/EditorHost'

const meta = {
  title: 'Planner views/Editing/DetailEditor',
  component: DetailEditor,
  parameters: {
    isFullScreen: true,
    docs: {
      story: { inline: false, iframeHeight: 760 },
    },
  },
  args: editorArgs,
  render: (args, { name }) => <EditorHost key={name} {...args} />,
} satisfies Meta<typeof DetailEditor>

export default meta
type Story = StoryObj<typeof meta>

const context = editorArgs.context
const newTactic = newItemForm({ kind: 'tactic', preset: null }, context)
const copy = copiedItemForm(editorArgs.values)
const initiative = itemValues(initiativeItem)
const series = itemValues(seriesItem)
const parked = itemValues(
  buildItem({
    isUnscheduled: true,
    startDate: '1970-01-01T00:00:00',
    endDate: '1970-01-01T00:00:00',
    relatedInitiativeIds: [],
  }),
)
const monthly = itemValues(
  buildItem({
    tacticTypeId: 1032,
    startDate: '2026-11-01T08:00:00',
    endDate: '2026-11-30T08:00:00',
    typeValues: [],
    tacticPlatformIds: [],
  }),
)

export const Panel: Story = {}

export const Page: Story = { args: { layout: 'page', uploads: [uploadFixture] } }

export const NewTactic: Story = {
  args: { layout: 'page', item: null, values: newTactic, before: newTactic },
}

export const NewInPanel: Story = { args: { ...NewTactic.args, layout: 'panel' } }

export const Copy: Story = { args: { item: null, values: copy, before: copy } }

export const Initiative: Story = {
  args: { layout: 'page', item: initiativeItem, values: initiative, before: initiative },
}

export const Series: Story = { args: { item: seriesItem, values: series, before: series } }

export const SeriesOnAPage: Story = {
  args: {
    ...Series.args,
    layout: 'page',
    draft: 'kept',
    values: { ...series, title: 'VIP early access 2' },
  },
}

export const ParkingLot: Story = { args: { values: parked, before: parked } }

export const Monthly: Story = { args: { values: monthly, before: monthly } }

export const NarrowPanel: Story = { args: { panel: { widthPixels: 320 } } }

export const WithoutBudgetsAndNotes: Story = {
  args: {
    context: editorContext({ plan: { useBudgets: false, isTacticSummaryFieldEnabled: false } }),
  },
}
